import { safeSessionStorage } from '@/session/storage/safeStorage';
import { RELOADED_BUILD_STORAGE_KEY } from '@/session/storage/storageKeys';
import { getCurrentBuild } from './currentBuild';

/**
 * Uses up the one reload by itself of the current build, and returns whether it was left: a host that lacks a file would
 * otherwise make the page reload forever.
 */
export function reserveReloadForNewBuild(): boolean {
  if (safeSessionStorage.read(RELOADED_BUILD_STORAGE_KEY) === getCurrentBuild()) return false;
  // False when storage is blocked, because the number of reloads could not be limited.
  return safeSessionStorage.write(RELOADED_BUILD_STORAGE_KEY, getCurrentBuild());
}
