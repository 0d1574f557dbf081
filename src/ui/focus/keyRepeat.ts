/** A `keydown` listener that lets a held Enter or Space key press a button only once. */
export function ignoreKeyRepeat(event: KeyboardEvent): void {
  if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
}
