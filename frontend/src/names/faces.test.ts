import { describe, expect, test } from 'vitest';
import type { Game } from '../wire';
import { faceAt, faceOf } from './faces';

describe('the picture of somebody', () => {
  test('is what a person has chosen, on a ground that tells two foxes apart', () => {
    expect(faceOf({ id: 7, avatar: 'fox' })).toEqual({ avatar: 'fox', ground: 7 });
    expect(faceOf({ id: 8, avatar: 'fox' })).toEqual({ avatar: 'fox', ground: 8 });
  });

  test('is none for a deleted account, and none at a free seat', () => {
    const seats = [{ player: null }, { player: { id: 3, kind: 'deleted', avatar: null } }];
    const game = { seats } as unknown as Game;
    expect(faceAt(game, 0)).toBeUndefined();
    expect(faceAt(game, 1)).toBeUndefined();
  });

  test('is a number for a bot of the service', () => {
    const seats = [{ player: { id: null, kind: 'bot', level: 'casual', face: 15 } }];
    const game = { seats } as unknown as Game;
    expect(faceAt(game, 0)).toBe(15);
  });
});
