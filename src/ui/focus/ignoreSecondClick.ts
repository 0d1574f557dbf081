import { type MouseEvent } from 'react';

/**
 * For the capture of clicks on buttons and links that come where another one was pressed: the second click of a double click
 * there must not press them too.
 */
export function ignoreSecondClick(event: MouseEvent): void {
  if (event.detail <= 1) return;
  event.stopPropagation();
  // The browser would follow a link, or submit a form, by itself.
  event.preventDefault();
}
