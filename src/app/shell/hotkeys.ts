/** Elements in which a letter key is not a shortcut: fields and dialogs. */
const TYPING_TARGETS = 'input,select,textarea,[contenteditable],[role="dialog"]';
/** Open modals, which block all shortcuts wherever the focus is. */
const MODAL = '[aria-modal="true"],dialog[open]';

/**
 * Listens for Ctrl/Cmd+K everywhere, and for letter keys outside of fields; both are ignored while a modal is open.
 * `onLetterKey` returns whether it handled the key. Returns a function that removes the listener.
 */
export function listenForHotkeys(
  onCommandKey: () => void,
  onLetterKey: (key: string) => boolean,
): () => void {
  const onKey = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.defaultPrevented || event.isComposing || event.altKey) return;
    if (event.ctrlKey || event.metaKey) {
      if (key.toLowerCase() !== 'k' || event.shiftKey) return;
      // Some browsers focus their address bar on Ctrl+K.
      event.preventDefault();
      if (!isModalOpen()) onCommandKey();
    } else if (
      key.length === 1 &&
      !event.repeat &&
      !(target as Element).closest?.(TYPING_TARGETS) &&
      !isModalOpen()
    ) {
      // Prevents the browser's own search on “/”, and that the letter is typed into a field that the shortcut focuses.
      if (onLetterKey(key) && key !== ' ') event.preventDefault();
    }
  };
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}

function isModalOpen(): boolean {
  return document.querySelector(MODAL) !== null;
}
