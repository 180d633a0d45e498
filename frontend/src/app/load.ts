/* The types of the lists of pages. */

import type { Component } from 'svelte';
import type { Route } from '../routing/routes';

/** Loads the module of a page. */
export type Load = () => Promise<{ default: Component<never> }>;
export type PageName = Route['page'];

/** The pages that most visits begin with. */
export type FirstPage = 'home' | 'game';
