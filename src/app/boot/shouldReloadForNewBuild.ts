const RELOADED_BUILD_KEY = 'fare-portal:reloaded-for';

/**
 * Whether the page should reload itself to get a newer build. Each call uses up the one reload of the current build:
 * a host that lacks a file would otherwise make the page reload forever.
 */
export function shouldReloadForNewBuild(): boolean {
  try {
    if (sessionStorage.getItem(RELOADED_BUILD_KEY) === getCurrentBuild()) return false;
    sessionStorage.setItem(RELOADED_BUILD_KEY, getCurrentBuild());
    return true;
  } catch {
    // Storage is blocked, so the number of reloads could not be limited.
    return false;
  }
}

/** Identifies this build by its first script, whose file name contains a hash. */
function getCurrentBuild(): string {
  return document.querySelector<HTMLLinkElement>('link[rel="modulepreload"]')?.href ?? '';
}
