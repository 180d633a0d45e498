/* The types of what travels between the service and the page, by the names of the OpenAPI document. */

import type { components } from './schema';

export type { paths } from './schema';

/** Every shape the document names. */
export type Schema = components['schemas'];

export type ChatMessage = Schema['ChatMessage'];
export type ChatPage = Schema['ChatPage'];
/** What the reader may say: anything, phrases and reactions, or nothing; and why not more. */
export type ChatVoice = Schema['ChatVoice'];
/** Something to say. */
export type ChatRequest = Schema['ChatRequest'];
export type PhraseCode = Schema['PhraseRequest']['code'];
export type ReactionCode = Schema['ReactionRequest']['code'];
