import { SNAPSHOT_VISITS_STORAGE_KEY } from '@/session/storage/mayHaveSnapshots';
import { safeLocalStorage } from '@/session/storage/safeStorage';

export const RUN_KEEPERS_STORAGE_KEY = 'fare-portal:run-keepers';

/*
 * Choices of operators, in localStorage as the hashes (`selectStorageOwner`) of those who made them. Neither the keys nor the
 * choices are with the preferences, because the code of those is on every page.
 */

/** The operators who keep their runs and snapshots on this computer. */
export const runStorageChoice = createChoice(RUN_KEEPERS_STORAGE_KEY);
/** The operators, with the kind of snapshot, whose pages compare and keep at each visit. */
export const snapshotVisitChoice = createChoice(SNAPSHOT_VISITS_STORAGE_KEY);

function createChoice(key: string) {
  function read(): readonly string[] {
    const keepers = safeLocalStorage.readEntry(key)?.keepers;
    return Array.isArray(keepers) ? keepers.filter((keeper) => typeof keeper === 'string') : [];
  }
  return {
    has: (owner: string) => read().includes(owner),
    write: (owner: string, isOn: boolean) => {
      const others = read().filter((keeper) => keeper !== owner);
      safeLocalStorage.writeEntry(key, { keepers: isOn ? [...others, owner] : others });
    },
  };
}
