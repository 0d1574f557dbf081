type Listener = (text: string) => void;

const listeners = new Set<Listener>();

/** Makes screen readers read a text. Use it only when no visible element announces the same text. */
export function announce(text: string): void {
  for (const listener of listeners) listener(text);
}

export function subscribeToAnnouncements(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
