/*
 * Local storage: values that this browser keeps for its player. A browser may deny storage (in the
 * frame of a foreign page, or by choice) or have no room left: then the page keeps it in memory,
 * until it is left.
 */

/**
 * Values kept in a storage of the browser. Reading its name throws if access is denied, so each use
 * reads it again.
 */
export function keptIn(storage: () => Storage) {
  const memory = new Map<string, string>();

  /** The answer of the browser's storage; nothing if it is denied or full. */
  const ask = <T>(work: (storage: Storage) => T): T | undefined => {
    try {
      return work(storage());
    } catch {
      return undefined;
    }
  };

  const get = (name: string): string | null =>
    memory.get(name) ?? ask((found) => found.getItem(name)) ?? null;

  const set = (name: string, value: string): void => {
    memory.set(name, value);
    ask((found) => {
      found.setItem(name, value);
      memory.delete(name);
    });
  };

  const remove = (name: string): void => {
    memory.delete(name);
    ask((found) => found.removeItem(name));
  };

  return {
    get,
    set,
    remove,
    /** The value that was kept as JSON; null where there is none, or where it can't be read. */
    read(name: string): unknown {
      try {
        return JSON.parse(get(name) ?? 'null') as unknown;
      } catch {
        remove(name);
        return null;
      }
    },
    /** Keeps the value as JSON. */
    write: (name: string, value: unknown): void => set(name, JSON.stringify(value)),
  };
}

/** For all pages of this browser, until its data is deleted. */
export const kept = keptIn(() => localStorage);
