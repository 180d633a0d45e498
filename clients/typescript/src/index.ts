/* A client of Durak services: typed, for browsers and Node. */

import type { components } from './generated/schema.js';

export type { ChallengeRules, ClockType } from './bots/accepting.js';
export type { Bot, Log } from './bots/playing.js';
export { type BotOptions, BotRunner } from './bots/runner.js';
export type { ExportedGame, ExportOptions } from './byHand.js';
export { Client, type ClientOptions } from './client.js';
export {
  ApiError,
  ConflictError,
  DurakError,
  InvalidRequestError,
  NoReplyError,
  NotAllowedError,
  NotAuthenticatedError,
  NotFoundError,
  RefusedError,
  ServiceError,
  StreamEndedError,
  ThrottledError,
} from './errors.js';
export type * as rooms from './generated/rooms.js';
export type { components, operations, paths } from './generated/schema.js';
export type { CallOptions } from './http.js';
export { isCommand } from './offers.js';
export { checkDeal, ProofError } from './proof.js';
export type { GameStreamOptions, StreamOptions } from './streams.js';
export { VERSION } from './version.js';

/** Every shape of bodies, replies and messages, by its name in the document: `Schemas['Game']`. */
export type Schemas = components['schemas'];
