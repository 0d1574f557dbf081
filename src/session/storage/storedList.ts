import { safeSessionStorage } from './safeStorage';

/** A list in sessionStorage, under one of `SESSION_SCOPED_KEYS`. `Key`: the fields that identify an entry. */
export interface StoredList<T, Key> {
  readAll: () => T[];
  /** Appends the entry, and removes an older one with the same key. */
  save: (entry: T) => void;
  remove: (key: Key) => void;
}

/** When storage is blocked, the list is always empty. */
export function createStoredList<T extends Key, Key>(
  storageKey: string,
  isEntry: (value: unknown) => value is T,
  hasKey: (entry: T, key: Key) => boolean,
): StoredList<T, Key> {
  const readAll = (): T[] => {
    const stored = safeSessionStorage.readJson(storageKey);
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  };
  const writeAll = (entries: readonly T[]): void => {
    if (entries.length === 0) safeSessionStorage.remove(storageKey);
    else safeSessionStorage.write(storageKey, JSON.stringify(entries));
  };
  const readOthers = (key: Key) => readAll().filter((entry) => !hasKey(entry, key));
  return {
    readAll,
    save: (entry) => writeAll([...readOthers(entry), entry]),
    remove: (key) => writeAll(readOthers(key)),
  };
}
