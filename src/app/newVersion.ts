const KEY = 'fare-portal:reloaded-for';

/** Whether the page may reload by itself to get the newer build: once for this one, or a host that lacks a file would make it reload for ever. */
export function mayReloadForNewVersion(): boolean {
  try {
    if (sessionStorage.getItem(KEY) === presentBuild()) return false;
    sessionStorage.setItem(KEY, presentBuild());
    return true;
  } catch {
    // Nothing can be remembered, the reload neither.
    return false;
  }
}

/** Names this build: its first script has a hash in its name. */
function presentBuild(): string {
  return document.querySelector<HTMLLinkElement>('link[rel="modulepreload"]')?.href ?? '';
}
