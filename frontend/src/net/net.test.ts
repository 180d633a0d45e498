import { describe, expect, it } from 'vitest';
import { backoff } from './backoff';
import { readCookie } from './cookies';
import { newKey } from './keys';
import { Problem, problemFrom, Unreachable } from './problem';

describe('a pause before trying again', () => {
  it('doubles up to eight seconds, less a random half', () => {
    expect([0, 1, 2, 10].map((attempt) => backoff(attempt, 0))).toEqual([400, 800, 1600, 8000]);
    expect(backoff(0, 0.999)).toBe(200);
  });
});

describe('a cookie', () => {
  it('is found by its whole name', () => {
    const jar = 'csrftoken=no; xdurak_csrf=no; durak_csrf_8001=no; durak_csrf=a%3Db';
    expect(readCookie(jar, 'durak_csrf')).toBe('a=b');
    expect(readCookie(jar, 'durak_csrf_8000')).toBeNull();
    expect(readCookie('', 'durak_csrf')).toBeNull();
  });
});

describe('a key', () => {
  it('fits the service and is never the same twice', () => {
    const keys = new Set(Array.from({ length: 100 }, newKey));
    expect(keys.size).toBe(100);
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe('an answer that is no success', () => {
  it('is a problem when the service says what is wrong', () => {
    const problem = problemFrom(422, { code: 'rank_not_on_table', detail: 'No.', status: 422 });
    expect(problem).toBeInstanceOf(Problem);
    expect((problem as Problem).code).toBe('rank_not_on_table');
  });

  it('means nobody is there when it has no form of ours', () => {
    expect(problemFrom(502, '<html>')).toBeInstanceOf(Unreachable);
  });
});
