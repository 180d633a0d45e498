/* A form that tells problems in the words of accounts. */

import { Form, type FormOptions } from '../forms/form.svelte';
import { accountsTexts } from './texts';

export function accountForm({ words = () => ({}), ...options }: FormOptions = {}): Form {
  return new Form({ ...options, words: () => ({ ...accountsTexts().errors, ...words() }) });
}
