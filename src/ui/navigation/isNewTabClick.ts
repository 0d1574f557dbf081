const MIDDLE_BUTTON = 1;

/** Whether a click on a link asks for a new tab: a middle click, or one with Ctrl, Cmd or Shift. */
export function isNewTabClick({
  button,
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): boolean {
  return button === MIDDLE_BUTTON || (button === 0 && (ctrlKey || metaKey || shiftKey));
}
