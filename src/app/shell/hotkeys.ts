/** Where a letter is no shortcut: it is typed there, or belongs to what stands over the page. */
const TYPING_TARGETS = 'input,select,textarea,[contenteditable],[role="dialog"]';
/** What has the page to itself, wherever the focus is meanwhile. */
const MODAL = '[aria-modal="true"],dialog[open]';

/** Tells of Ctrl/Cmd+K wherever it is pressed, and of letters that are typed into nothing; of neither while a dialog stands over the page. `onLetter` answers whether the letter was taken. Returns what stops it. */
export function listenForHotkeys(
  onCommandKey: () => void,
  onLetterKey: (key: string) => boolean,
): () => void {
  const onKey = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.defaultPrevented || event.isComposing || event.altKey) return;
    if (event.ctrlKey || event.metaKey) {
      if (key.toLowerCase() !== 'k' || event.shiftKey) return;
      // The browser's own would take the focus to its address.
      event.preventDefault();
      if (!isModalOpen()) onCommandKey();
    } else if (
      key.length === 1 &&
      !event.repeat &&
      !(target as Element).closest?.(TYPING_TARGETS) &&
      !isModalOpen()
    ) {
      // Neither a browser's own search of the page, nor once more in the field of the palette that this brings up.
      if (onLetterKey(key) && key !== ' ') event.preventDefault();
    }
  };
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}

function isModalOpen(): boolean {
  return document.querySelector(MODAL) !== null;
}
