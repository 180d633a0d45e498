/* A form that tells problems in the words of moderation. */

import { Form } from '../forms/form.svelte';
import { moderationTexts } from './texts';

export const moderationForm = (): Form => new Form({ words: () => moderationTexts().errors });
