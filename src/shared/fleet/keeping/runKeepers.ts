import { safeLocalStorage } from '@/session/storage/safeStorage';

export const RUN_KEEPERS_STORAGE_KEY = 'fare-portal:run-keepers';

/*
 * The operators who keep their runs on this computer, in localStorage as hashes (`selectRunOwner`). Neither the key nor the
 * choice is with the preferences, because the code of those is on every page.
 */

function readRunKeepers(): readonly string[] {
  const keepers = safeLocalStorage.readEntry(RUN_KEEPERS_STORAGE_KEY)?.keepers;
  return Array.isArray(keepers) ? keepers.filter((keeper) => typeof keeper === 'string') : [];
}

export function isRunKeeper(owner: string): boolean {
  return readRunKeepers().includes(owner);
}

/** Returns whether the choice was written. */
export function writeRunKeeper(owner: string, isKeeper: boolean): boolean {
  const others = readRunKeepers().filter((keeper) => keeper !== owner);
  return safeLocalStorage.writeEntry(RUN_KEEPERS_STORAGE_KEY, {
    keepers: isKeeper ? [...others, owner] : others,
  });
}
