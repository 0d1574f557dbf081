import { focusPageFilter } from './focusPageFilter';
import { focusPageTitle } from './focusPageTitle';

/**
 * A ref for an element that may be removed while the focus is in it. The focus then goes to the filter of the page's main
 * list, or to the page's title if there is none. In a dialog it does nothing.
 */
export function passFocusOn(element: HTMLElement | null): () => void {
  return () => {
    if (!element?.contains(document.activeElement) || element.closest('dialog,[role="dialog"]')) return;
    // React calls this before it removes the element, and handles no focus event until then.
    queueMicrotask(() => {
      // Don't take the focus from an element that has got it since.
      if (document.activeElement !== document.body) return;
      focusPageTitle();
      focusPageFilter();
    });
  };
}
