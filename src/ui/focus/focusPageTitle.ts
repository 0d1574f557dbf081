/** For a button that goes away with what it is in: Tab continues from the page's title. */
export function focusPageTitle(): void {
  document.querySelector('h1')?.focus({ preventScroll: true });
}
