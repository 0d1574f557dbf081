/** Elements in which a character key is not a shortcut. */
const TYPING_SELECTOR = 'input,select,textarea,[contenteditable],dialog,[role="dialog"]';
/** Open modals, which block all shortcuts wherever the focus is. */
const MODAL_SELECTOR = '[aria-modal="true"]';

/**
 * Listens for Ctrl/Cmd+K everywhere, and for character keys outside of fields, but not while a modal is open.
 * `onCharacterKey` returns whether it handled the key. Returns a function that removes the listener.
 */
export function listenForHotkeys(
  onPaletteShortcut: () => void,
  onCharacterKey: (key: string) => boolean,
): () => void {
  const onKey = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.defaultPrevented || event.isComposing || event.altKey) return;
    if (event.ctrlKey || event.metaKey) {
      if (key.toLowerCase() !== 'k' || event.shiftKey) return;
      // Some browsers focus their address bar on Ctrl+K.
      event.preventDefault();
      if (!isModalOpen()) onPaletteShortcut();
    } else if (
      key.length === 1 &&
      !event.repeat &&
      !(target as Element).closest?.(TYPING_SELECTOR) &&
      !isModalOpen()
    ) {
      // “/” would open the browser's search, and a field that the shortcut focuses would get the character. Space
      // is not prevented, because it scrolls the page or presses a button.
      if (onCharacterKey(key) && key !== ' ') event.preventDefault();
    }
  };
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}

function isModalOpen(): boolean {
  return document.querySelector(MODAL_SELECTOR) !== null;
}
