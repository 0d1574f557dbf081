/** A list of plain facts in sessionStorage, so that a reload does not forget them; dropped at the session's end. */
export interface StoredList<T, Key> {
  all: () => T[];
  /** Takes the place of what is the same. */
  remember: (one: T) => void;
  forget: (key: Key) => void;
}

/** `isOne` checks what comes back; `isSame` tells whether an entry is the one of a key. Where storage is blocked nothing is kept. */
export function storedList<T extends Key, Key>(
  storageKey: string,
  isOne: (value: unknown) => value is T,
  isSame: (one: T, key: Key) => boolean,
): StoredList<T, Key> {
  const all = (): T[] => {
    try {
      const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
      return Array.isArray(stored) ? stored.filter(isOne) : [];
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
  const others = (key: Key) => all().filter((one) => !isSame(one, key));
  return {
    all,
    remember: (one) => write([...others(one), one]),
    forget: (key) => write(others(key)),
  };
}
