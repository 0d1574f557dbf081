import { type MouseEvent } from 'react';

/**
 * For the capture of clicks on buttons of which one takes the place of another: the second click of a double click on Check
 * now must not be a Try again, which writes.
 */
export function ignoreSecondClick(event: MouseEvent): void {
  if (event.detail > 1) event.stopPropagation();
}
