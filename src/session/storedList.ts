/** A list in sessionStorage that survives a reload. Its key is one of `SESSION_SCOPED_KEYS`. */
export interface StoredList<T, Key> {
  readAll: () => T[];
  /** Appends an entry, and removes an older entry with the same key. */
  save: (entry: T) => void;
  remove: (key: Key) => void;
}

/**
 * `isEntry` validates the stored entries; `hasKey` compares an entry with a key. When storage is blocked, the list is
 * empty.
 */
export function createStoredList<T extends Key, Key>(
  storageKey: string,
  isEntry: (value: unknown) => value is T,
  hasKey: (entry: T, key: Key) => boolean,
): StoredList<T, Key> {
  const readAll = (): T[] => {
    try {
      const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
      return Array.isArray(stored) ? stored.filter(isEntry) : [];
    } catch {
      return [];
    }
  };
  const writeAll = (entries: readonly T[]): void => {
    try {
      if (entries.length === 0) sessionStorage.removeItem(storageKey);
      else sessionStorage.setItem(storageKey, JSON.stringify(entries));
    } catch {
      // The storage is blocked or full: the list does not survive a reload.
    }
  };
  const readOthers = (key: Key) => readAll().filter((entry) => !hasKey(entry, key));
  return {
    readAll,
    save: (entry) => writeAll([...readOthers(entry), entry]),
    remove: (key) => writeAll(readOthers(key)),
  };
}
