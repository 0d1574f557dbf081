/** A key held down is one decision: its repeats press nothing. A listener for `keydown`. */
export function ignoreKeyRepeat(event: KeyboardEvent): void {
  if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
}
