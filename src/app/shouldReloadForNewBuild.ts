const RELOADED_FOR_KEY = 'fare-portal:reloaded-for';

/** Whether the page may reload by itself to get the newer build: once for this one, or a host that lacks a file would make it reload for ever. */
export function shouldReloadForNewBuild(): boolean {
  try {
    if (sessionStorage.getItem(RELOADED_FOR_KEY) === currentBuild()) return false;
    sessionStorage.setItem(RELOADED_FOR_KEY, currentBuild());
    return true;
  } catch {
    // Nothing can be remembered, the reload neither.
    return false;
  }
}

/** Names this build: its first script has a hash in its name. */
function currentBuild(): string {
  return document.querySelector<HTMLLinkElement>('link[rel="modulepreload"]')?.href ?? '';
}
