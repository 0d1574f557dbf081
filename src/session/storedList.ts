/** A list of plain facts in sessionStorage, so that a reload does not forget them; dropped at the session's end. */
export interface StoredList<T, Key> {
  readAll: () => T[];
  /** Takes the place of what is the same. */
  save: (one: T) => void;
  remove: (key: Key) => void;
}

/** `isOne` checks what comes back; `isSame` tells whether an entry is the one of a key. Where storage is blocked nothing is kept. */
export function createStoredList<T extends Key, Key>(
  storageKey: string,
  isEntry: (value: unknown) => value is T,
  isSame: (one: T, key: Key) => boolean,
): StoredList<T, Key> {
  const readAll = (): T[] => {
    try {
      const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
      return Array.isArray(stored) ? stored.filter(isEntry) : [];
    } catch {
      return [];
    }
  };
  const write = (list: readonly T[]): void => {
    try {
      if (list.length === 0) sessionStorage.removeItem(storageKey);
      else sessionStorage.setItem(storageKey, JSON.stringify(list));
    } catch {
      // Nothing is kept.
    }
  };
  const others = (key: Key) => readAll().filter((one) => !isSame(one, key));
  return {
    readAll,
    save: (one) => write([...others(one), one]),
    remove: (key) => write(others(key)),
  };
}
