/* A connection to the service on which nothing is ever said: for component tests of what opens one. */

import { vi } from 'vitest';

class SilentSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;

  readyState = SilentSocket.OPEN;
  onopen = null;
  onmessage = null;
  onclose = null;
  onerror = null;

  send(): void {}

  close(): void {
    this.readyState = SilentSocket.CLOSED;
  }
}

/** Have every new socket stay silent, until `vi.unstubAllGlobals`. */
export function silenceSockets(): void {
  vi.stubGlobal('WebSocket', SilentSocket);
}
