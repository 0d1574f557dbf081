/** A message of success, shown for a few seconds. A failure is never a toast: its message stays where it failed. */
export interface Toast {
  /** One sentence without a full stop, such as `Copied 1000120`. */
  text: string;
  /** Labels and values behind 'Show'. */
  details?: readonly (readonly [label: string, value: string])[];
}

type Listener = (toast: Toast) => void;

const listeners = new Set<Listener>();

/** Returns false if nothing shows toasts: before their code has loaded, and on the page of an error in the whole portal. */
export function showToast(toast: Toast): boolean {
  for (const listener of listeners) listener(toast);
  return listeners.size > 0;
}

export function subscribeToToasts(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
