import { describe, expect, it } from 'vitest';
import type { ChatMessage } from '../wire';
import { merged, phrasesFor, shown, unread } from './messages';

const ANNA = 1;
const BORIS = 2;

function message(id: number, author: number, kind: ChatMessage['kind'] = 'preset'): ChatMessage {
  const [code, text] = kind === 'text' ? [null, `text ${id}`] : (['hello', null] as const);
  const at = '2026-11-21T12:00:00Z';
  return {
    id,
    series: 'aB3dE6gH9k',
    author: { id: author, name: '', kind: 'account', avatar: 'fox' },
    kind,
    code,
    text,
    at,
  };
}

const ids = (messages: readonly ChatMessage[]) => messages.map(({ id }) => id);

describe('messages', () => {
  it('come together in the order they were sent, each once', () => {
    const known = [message(2, ANNA), message(5, BORIS)];
    expect(ids(merged(known, [message(5, BORIS), message(7, ANNA), message(1, BORIS)]))).toEqual([
      1, 2, 5, 7,
    ]);
  });

  it('are shown without others’ free text to a reader who does not want it', () => {
    const all = [
      message(1, ANNA, 'text'),
      message(2, BORIS, 'text'),
      message(3, BORIS),
      message(4, BORIS, 'reaction'),
    ];
    expect(ids(shown(all, { me: ANNA, freeText: true }))).toEqual([1, 2, 3, 4]);
    expect(ids(shown(all, { me: ANNA, freeText: false }))).toEqual([1, 3, 4]);
    expect(ids(shown(all, { me: null, freeText: false }))).toEqual([3, 4]);
  });

  it('count as unread when others sent them after the one read last', () => {
    const all = [message(1, BORIS), message(2, ANNA), message(3, BORIS), message(4, BORIS)];
    expect(unread(all, { me: ANNA, readUpTo: 0 })).toBe(3);
    expect(unread(all, { me: ANNA, readUpTo: 3 })).toBe(1);
    expect(unread(all, { me: ANNA, readUpTo: 4 })).toBe(0);
  });
});

describe('phrases', () => {
  it('fit the moment: nobody hurries others or asks for one more game at the wrong time', () => {
    expect(phrasesFor('open')).toContain('hurry');
    expect(phrasesFor('active')).not.toContain('one_more');
    expect(phrasesFor('finished')).toContain('one_more');
    expect(phrasesFor('finished')).not.toContain('hurry');
  });
});
