/* What is told of a page before it is loaded. */

import type { Component } from 'svelte';
import type { TextGroup } from '../i18n/index.svelte';
import type { Route } from '../routing/routes';

type Load = () => Promise<{ default: Component<never> }>;

/** A module, loaded when the page is first visited, and the texts it can't do without. */
export type Needs = [Load, ...TextGroup[]];
export type PageName = Route['page'];

/** The pages that a visit begins with most. */
export type FirstPage = 'home' | 'game';
