/*
 * What this browser keeps for its player. A browser may deny storage (in the frame of a foreign page,
 * or by choice) or have no room left: then the page keeps it in memory, until it is left.
 */

class Kept {
  readonly #storage: () => Storage;
  readonly #memory = new Map<string, string>();

  /** Reading the browser's own storage throws where it is denied, so it is asked for at each use. */
  constructor(storage: () => Storage) {
    this.#storage = storage;
  }

  get(name: string): string | null {
    try {
      return this.#memory.get(name) ?? this.#storage().getItem(name);
    } catch {
      return null;
    }
  }

  set(name: string, value: string): void {
    try {
      this.#storage().setItem(name, value);
      this.#memory.delete(name);
    } catch {
      this.#memory.set(name, value);
    }
  }

  remove(name: string): void {
    this.#memory.delete(name);
    try {
      this.#storage().removeItem(name);
    } catch {
      // What can't be reached is not there.
    }
  }

  /** The value that was kept as JSON; null where there is none, or where it can't be read. */
  read(name: string): unknown {
    const text = this.get(name);
    if (text === null) return null;
    try {
      return JSON.parse(text) as unknown;
    } catch {
      this.remove(name);
      return null;
    }
  }

  /** Keeps the value as JSON. */
  write(name: string, value: unknown): void {
    this.set(name, JSON.stringify(value));
  }
}

/** For all pages of this browser, until its data is deleted. */
export const kept = new Kept(() => localStorage);

/** For this tab, until it is closed. */
export const keptInTab = new Kept(() => sessionStorage);
