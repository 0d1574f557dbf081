/** A `keydown` listener. While Enter or Space is held down, it presses a button once, not repeatedly. */
export function ignoreKeyRepeat(event: KeyboardEvent): void {
  if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
}
