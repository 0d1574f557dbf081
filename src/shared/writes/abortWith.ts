/** Aborts a read when the signal aborts: RTK Query itself would go on with its next page. */
export function abortWith<Read extends { abort: () => void }>(signal: AbortSignal, read: Read): Read {
  if (signal.aborted) read.abort();
  else signal.addEventListener('abort', () => read.abort(), { once: true });
  return read;
}
