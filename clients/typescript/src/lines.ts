/* Reads texts line by line, and messages from the lines of server-sent events. */

/**
 * Yields the lines of a body as they arrive. `beforeRead` and `afterRead` enclose each wait for data. Throws if the
 * body ends within a line: the rest of it is missing then.
 */
export async function* linesOf(
  body: ReadableStream<Uint8Array>,
  beforeRead: () => void,
  afterRead: () => void,
): AsyncGenerator<string, void, undefined> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    beforeRead();
    const { done, value } = await reader.read();
    afterRead();
    if (done) break;
    const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield line.endsWith('\r') ? line.slice(0, -1) : line;
  }
  if (rest !== '') throw new Error('the reply ended within a line');
}

/**
 * Makes messages of the lines of one stream of server-sent events after another. `lastId` is the id of the newest
 * message that was read to its end: from there one resumes.
 */
export class EventReader {
  lastId: string | null = null;
  private comingId: string | null = null;
  private data: string[] = [];

  /** Drops what the connection before had begun; returns the id to resume from. */
  begin(): string | null {
    this.comingId = null;
    this.data = [];
    return this.lastId;
  }

  /** Returns the message that the line completes; null if it completes none. */
  feed(line: string): unknown {
    if (line !== '') {
      const [, field, value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
      if (field === 'id') this.comingId = value;
      if (field === 'data') this.data.push(value);
      return null;
    }
    if (this.data.length === 0) return null;
    const message: unknown = JSON.parse(this.data.join('\n'));
    this.lastId = this.comingId ?? this.lastId;
    this.begin();
    return message;
  }
}
