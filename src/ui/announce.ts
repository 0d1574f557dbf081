type Listener = (text: string) => void;

const listeners = new Set<Listener>();

/** Has screen readers say a text once they are done with what they read; for what no part of the page says itself. */
export function announce(text: string): void {
  for (const listener of listeners) listener(text);
}

/** Hears what is to be said; returns what stops it. */
export function subscribeToAnnouncements(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
