/** The number of open forms with unsaved changes. */
let count = 0;
const listeners = new Set<() => void>();

/** Counts a form until the returned function is called. */
export function addUnsavedForm(): () => void {
  change(1);
  return () => change(-1);
}

function change(difference: 1 | -1): void {
  count += difference;
  for (const listener of listeners) listener();
}

export function hasUnsavedForm(): boolean {
  return count > 0;
}

export function subscribeToUnsavedForms(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
