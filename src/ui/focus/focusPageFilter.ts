/** Focuses the filter of the page's main list (FilterBox). Without imports, because the shell of every page has it. */
export function focusPageFilter(): void {
  document.querySelector<HTMLElement>('[data-page-filter]')?.focus();
}
