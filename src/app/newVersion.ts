const KEY = 'fare-portal:reloaded-for';

/** Whether a screen's script could not be had: most often because a newer build has taken its place. */
export function isMissingChunk(error: unknown): boolean {
  return (
    error instanceof Error &&
    (error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED'))
  );
}

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
  return document.querySelector<HTMLScriptElement>('script[src]')?.src ?? '';
}
