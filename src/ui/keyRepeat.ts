/** A `keydown` listener: a button must be pressed once, not repeatedly, while Enter or Space is held down. */
export function ignoreKeyRepeat(event: KeyboardEvent): void {
  if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
}
