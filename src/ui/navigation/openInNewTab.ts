import { type MouseEvent } from 'react';

const MIDDLE_BUTTON = 1;

/**
 * For the `onClick` and `onAuxClick` of a link: opens it in a new tab on a middle click or one with Ctrl, Cmd or Shift. A
 * tab that the browser opens for a link is signed out. A tab from window.open gets the session from this tab.
 */
export function openInNewTab(event: MouseEvent<HTMLAnchorElement>): void {
  const { button, ctrlKey, metaKey, shiftKey, currentTarget } = event;
  if (button !== MIDDLE_BUTTON && (button !== 0 || !(ctrlKey || metaKey || shiftKey))) return;
  event.preventDefault();
  window.open(currentTarget.href, '_blank');
}
