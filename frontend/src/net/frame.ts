/*
 * Parsing of WebSocket messages: JSON of one of the service's messages. A message of a type this
 * page does not know, from a later version of the service, fits no case of its readers and is left
 * aside.
 */

import type {
  AccountMessage,
  LobbyMessage,
  SocketMessage,
  TournamentMessage,
  TvMessage,
} from '../wire';

export type Frame = SocketMessage | LobbyMessage | TvMessage | TournamentMessage | AccountMessage;
export type Pong = Extract<Frame, { t: 'pong' }>;
/** The messages of a socket except answers to pings. */
export type News<Message extends Frame> = Exclude<Message, Pong>;

/** The message in `text`, as the service's document describes the messages of this socket. */
export function readFrame<Message extends Frame>(text: string): Pong | News<Message> {
  return JSON.parse(text) as Pong | News<Message>;
}

/** Returns whether the message only answers a ping. */
export const isPong = (frame: Frame): frame is Pong => frame.t === 'pong';
