import { type MouseEvent } from 'react';
import { isNewTabClick } from './isNewTabClick';

/** Calls `open` in place of the browser for a click that opens a link. The right button opens the browser's menu. */
export function handleLinkClick(event: MouseEvent, open: (inNewTab: boolean) => void): void {
  const inNewTab = isNewTabClick(event);
  if (!inNewTab && event.button !== 0) return;
  event.preventDefault();
  open(inNewTab);
}
