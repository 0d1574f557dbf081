import { focusPageFilter } from './focusPageFilter';

/** Focuses the filter of the element's section, because each section of a page can have a list; else that of the page's main list. */
export function focusFilterNear(element: Element | null): void {
  const field = element?.closest('section')?.querySelector<HTMLElement>('.filter-box input');
  if (field) field.focus();
  else focusPageFilter();
}
