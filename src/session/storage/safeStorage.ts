/** The browser's storage without exceptions. When it is blocked, reads return null; when it is full, nothing is written. */
function createSafeStorage(getStorage: () => Storage) {
  function attempt<T>(action: (storage: Storage) => T, fallback: T): T {
    try {
      return action(getStorage());
    } catch {
      return fallback;
    }
  }
  return {
    read: (key: string) => attempt((storage) => storage.getItem(key), null),
    /** Null also when the stored text is not JSON. */
    readJson: (key: string) =>
      attempt((storage): unknown => JSON.parse(storage.getItem(key) ?? 'null'), null),
    /** Returns whether the text was written. */
    write: (key: string, text: string) =>
      attempt((storage) => {
        storage.setItem(key, text);
        return true;
      }, false),
    remove: (key: string) => attempt((storage) => storage.removeItem(key), undefined),
  };
}

export const safeSessionStorage = createSafeStorage(() => sessionStorage);
export const safeLocalStorage = createSafeStorage(() => localStorage);
