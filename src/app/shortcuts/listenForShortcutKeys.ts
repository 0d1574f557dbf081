import { getShortcutKey } from '@/ui/focus/getShortcutKey';
import { TYPING_SELECTOR } from '@/ui/focus/typingSelector';

/** Open modals, which block all shortcuts wherever the focus is. */
const MODAL_SELECTOR = '[aria-modal="true"]';

/**
 * Listens for Ctrl/Cmd+K everywhere, and for character keys outside of fields, but not while a modal is open. The first
 * key loads the code of the shortcuts (shortcuts.ts), so this decides at once whether the browser must ignore the key.
 * Returns a function that removes the listener.
 */
export function listenForShortcutKeys(
  areCharacterShortcutsOn: () => boolean,
  onInput: (input: 'palette' | KeyboardEvent) => void,
): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.defaultPrevented || event.isComposing || event.altKey) return;
    const isTyping = Boolean((target as Element).closest?.(TYPING_SELECTOR));
    const isModalOpen = document.querySelector(MODAL_SELECTOR) !== null;
    if (event.ctrlKey || event.metaKey) {
      if (!isPaletteKey(event, isTyping)) return;
      // Some browsers focus their address bar on Ctrl+K.
      event.preventDefault();
      if (!isModalOpen && !event.repeat) onInput('palette');
    } else if (key.length === 1 && !event.repeat && !isModalOpen && areCharacterShortcutsOn() && !isTyping) {
      onInput(event);
      // “/” would open the browser's search, and a field that the shortcut focuses would get the character. Space
      // is not prevented, because it scrolls the page or presses a button.
      if (key !== ' ') event.preventDefault();
    }
  };
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}

/** Whether the key opens or closes the command palette. In a field, Ctrl+K of macOS deletes to the end of the line. */
export function isPaletteKey(
  event: Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
  isTyping: boolean,
): boolean {
  const { ctrlKey, metaKey, shiftKey } = event;
  if (!(ctrlKey || metaKey) || shiftKey || getShortcutKey(event) !== 'k') return false;
  return metaKey || !isTyping || !/Mac OS/.test(navigator.userAgent);
}
