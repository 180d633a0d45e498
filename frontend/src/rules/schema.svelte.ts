/* Every option of a rule set and its values, in words: fetched when first needed, once a language. */

import type { RulesSchema } from '../wire';
import { getRulesSchema } from './api';
import { Translated } from './catalogue.svelte';

export const rulesSchema = new Translated<RulesSchema>(getRulesSchema);
