/* A connection to the service on which a test says what it likes: for component tests of what opens one. */

import { vi } from 'vitest';

class SpeakingSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;

  readonly readyState = SpeakingSocket.OPEN;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly path: string) {
    opened.push(this);
  }

  /** A ping is answered at once, as a working connection does. */
  send(text: string): void {
    if (text.includes('ping'))
      queueMicrotask(() => this.say({ t: 'pong', server_time: Date.now() }));
  }

  close(): void {}

  /** Bring a message of the service to the page. */
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let opened: SpeakingSocket[] = [];

/** Have every new socket be one of these, until `vi.unstubAllGlobals`; return the list of them, which grows. */
export function sockets(): readonly SpeakingSocket[] {
  opened = [];
  vi.stubGlobal('WebSocket', SpeakingSocket);
  return opened;
}
