import { expect, it, vi } from 'vitest';
import type { SavedRuleSet } from '../wire';
import { getMyRuleSets } from './api';
import { MyRuleSets } from './mine.svelte';

vi.mock('./api', () => ({ getMyRuleSets: vi.fn() }));
vi.mock('../session/account.svelte', () => ({ account: () => ({ id: 1 }) }));

const SUNDAY = { id: 'Rules00001', name: 'Sunday rules' } as SavedRuleSet;

it('a list that was read before something was saved does not take it away', async () => {
  let answer = (_: SavedRuleSet[]) => {};
  const early = new Promise<SavedRuleSet[]>((resolve) => (answer = resolve));
  vi.mocked(getMyRuleSets).mockReturnValueOnce(early).mockResolvedValue([SUNDAY]);
  const mine = new MyRuleSets();
  const loaded = mine.load();

  mine.put(SUNDAY);
  expect(mine.all).toEqual([SUNDAY]);

  answer([]);
  await loaded;
  expect(mine.all).toEqual([SUNDAY]);
});
