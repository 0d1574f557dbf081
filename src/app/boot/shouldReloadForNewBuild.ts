import { safeSessionStorage } from '@/session/storage/safeStorage';
import { RELOADED_BUILD_STORAGE_KEY } from '@/session/storage/storageKeys';

/**
 * Whether the page should reload itself to get a newer build. Each call uses up the one reload of the current build:
 * a host that lacks a file would otherwise make the page reload forever.
 */
export function shouldReloadForNewBuild(): boolean {
  if (safeSessionStorage.read(RELOADED_BUILD_STORAGE_KEY) === getCurrentBuild()) return false;
  // False when storage is blocked, because the number of reloads could not be limited.
  return safeSessionStorage.write(RELOADED_BUILD_STORAGE_KEY, getCurrentBuild());
}

/** Identifies this build by the address of its first script, whose file name contains a hash. */
export function getCurrentBuild(): string {
  return document.querySelector<HTMLLinkElement>('link[rel="modulepreload"]')?.href ?? '';
}
