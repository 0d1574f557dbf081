import { isMarkValid, readRolloutMarks, ROLLOUT_DATABASE } from './rolloutMarks';
import { safeLocalStorage } from './safeStorage';
import { ROLLOUT_MARKS_STORAGE_KEY } from './storageKeys';

/** Removes the rollouts when the time of all of them is over, and no open tab has one. For a page without a session. */
export async function removeOldRollouts(): Promise<void> {
  if (!('indexedDB' in window && 'locks' in navigator)) return;
  if ([...readRolloutMarks().values()].some((mark) => isMarkValid(mark, NO_SESSION, Date.now()))) return;
  const { held = [] } = await navigator.locks.query();
  if (held.some(({ name = '' }) => name.startsWith(`${ROLLOUT_DATABASE}:`))) return;
  safeLocalStorage.remove(ROLLOUT_MARKS_STORAGE_KEY);
  indexedDB.deleteDatabase(ROLLOUT_DATABASE);
}

/** No session has it as its id. */
const NO_SESSION = '';
