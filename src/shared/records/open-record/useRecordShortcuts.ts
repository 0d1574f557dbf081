import { useEffect } from 'react';
import { usePortalSelector } from '@/session/hooks';
import { getShortcutKey } from '@/ui/focus/getShortcutKey';
import { TYPING_SELECTOR } from '@/ui/focus/typingSelector';

/** The letters of a record's dialog, and what they do. */
export const RECORD_SHORTCUTS = {
  e: 'Edit',
  c: 'Copy the ID',
  '[': 'Previous record',
  ']': 'Next record',
  o: 'Open the related record',
} as const;

type RecordKey = keyof typeof RECORD_SHORTCUTS;

/** The tooltip of a button or link, with its key, and the attribute by which the key finds it. */
export type GetShortcutProps = (key: RecordKey) => { title: string; 'aria-keyshortcuts'?: string };

/** Lets letters press the buttons and links of an open record's dialog, unless the letter shortcuts are off. */
export function useRecordShortcuts(isOpen: boolean): GetShortcutProps {
  // `selectPreferences` is not used, because lists would load the preferences' code with it.
  const areLettersOn = usePortalSelector(({ preferences }) => preferences?.letterShortcuts !== false);
  useEffect(() => {
    if (!isOpen || !areLettersOn) return undefined;
    document.addEventListener('keydown', pressButton);
    return () => document.removeEventListener('keydown', pressButton);
  }, [isOpen, areLettersOn]);
  return (key) =>
    areLettersOn
      ? { title: `${RECORD_SHORTCUTS[key]} (${key})`, 'aria-keyshortcuts': key }
      : { title: RECORD_SHORTCUTS[key] };
}

function pressButton(event: KeyboardEvent): void {
  const { target } = event;
  // The JSON tree handles its own letters and calls `preventDefault`.
  if (event.defaultPrevented || event.isComposing || event.repeat) return;
  if (event.ctrlKey || event.metaKey || event.altKey || (target as Element).closest?.(TYPING_SELECTOR))
    return;
  const key = getShortcutKey(event);
  // A dialog over this one has no such buttons.
  const dialog = [...document.querySelectorAll('[aria-modal="true"]')].at(-1);
  const button = [...(dialog?.querySelectorAll<HTMLElement>('[aria-keyshortcuts]') ?? [])].find(
    (element) => element.getAttribute('aria-keyshortcuts') === key,
  );
  if (!button) return;
  event.preventDefault();
  // The JSON, which may have the focus, is removed with its record.
  if (key === '[' || key === ']') button.focus();
  button.click();
}
