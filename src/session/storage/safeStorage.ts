import { isRecord } from '@/lib/isRecord';

/**
 * The format of the entries, which each entry names. Increase it when the meaning of a stored field changes: an entry of
 * another version of the portal is discarded, also if it has the same shape.
 */
export const ENTRY_VERSION = 2;

/** The browser's storage without exceptions. When it is blocked, reads return null; when it is full, nothing is written. */
function createSafeStorage(getStorage: () => Storage) {
  function attempt<T>(action: (storage: Storage) => T, fallback: T): T {
    try {
      return action(getStorage());
    } catch {
      return fallback;
    }
  }
  const readJson = (key: string) =>
    attempt((storage): unknown => JSON.parse(storage.getItem(key) ?? 'null'), null);
  const write = (key: string, text: string) =>
    attempt((storage) => {
      storage.setItem(key, text);
      return true;
    }, false);
  return {
    read: (key: string) => attempt((storage) => storage.getItem(key), null),
    /** Null also when the stored text is not JSON. */
    readJson,
    /** Returns whether the text was written. */
    write,
    /** Null also for an entry of another version. */
    readEntry: (key: string) => {
      const entry = readJson(key);
      return isRecord(entry) && entry.version === ENTRY_VERSION ? entry : null;
    },
    /** Writes an object that `readEntry` reads again. Returns whether it was written. */
    writeEntry: (key: string, entry: object) =>
      write(key, JSON.stringify({ ...entry, version: ENTRY_VERSION })),
    remove: (key: string) => attempt((storage) => storage.removeItem(key), undefined),
  };
}

export const safeSessionStorage = createSafeStorage(() => sessionStorage);
export const safeLocalStorage = createSafeStorage(() => localStorage);
