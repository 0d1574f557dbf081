import { createKeybindingsHandler } from 'tinykeys';
import { SHORTCUT_SEQUENCE_MS } from '@/domain/limits';
import { buildPagePath, ROUTE_PATTERNS, type RouteName } from '@/domain/paths';
import { type PortalDispatch } from '@/session/hooks';
import { focusPageFilter } from '@/ui/focus/focusPageFilter';
import { getShortcutKey } from '@/ui/focus/getShortcutKey';
import { isPageRefreshable } from '@/ui/hooks/useRefreshablePage';
import { findFocusableRow } from '@/ui/table/rows/findFocusableRow';
import { editFocusedRow } from '@/ui/table/rows/rowEditing';
import { type OverlayName } from '../overlays/overlayTypes';
import { PAGE_ENTRIES } from '../overlays/pageEntries';
import { refreshPage } from './refreshPage';

interface ShortcutContext {
  agency?: string;
  navigate: (path: string) => void;
  dispatch: PortalDispatch;
  onOpen: (name: OverlayName) => void;
  /** Runs the last command of the palette once more. */
  repeatCommand: () => void;
}

interface Shortcut {
  /** In the syntax of tinykeys: a space is between keys that are pressed one after the other. */
  keys: string;
  label: string;
  run: (context: ShortcutContext) => void;
}

/** Opens a page; a page of an agency only while an agency is open. */
const PAGE_SHORTCUTS = (Object.keys(PAGE_ENTRIES) as RouteName[]).flatMap((route) => {
  const entry = PAGE_ENTRIES[route];
  if (!entry?.keys) return [];
  const isAgencyPage = ROUTE_PATTERNS[route].includes(':abbreviation');
  return {
    keys: entry.keys,
    label: entry.shortcutLabel ?? entry.label,
    run: ({ agency, navigate }: ShortcutContext) => {
      if (agency !== undefined || !isAgencyPage) navigate(buildPagePath(route, agency ?? ''));
    },
  };
});

/** Shortcuts of character keys without Ctrl. None of them sends a write. */
export const SHORTCUTS = [
  ...PAGE_SHORTCUTS,
  {
    keys: 'g s',
    label: 'Switch agency',
    run: ({ agency, onOpen }) => agency !== undefined && onOpen('switcher'),
  },
  { keys: '/', label: 'Focus the filter of the list', run: focusPageFilter },
  { keys: 'l', label: 'Focus the rows of the list', run: () => findFocusableRow()?.focus() },
  { keys: 'e', label: 'Edit the payment of the focused row', run: editFocusedRow },
  {
    keys: 'r',
    label: 'Refresh what the page shows',
    run: ({ dispatch }) => isPageRefreshable() && void dispatch(refreshPage()),
  },
  {
    keys: '.',
    label: 'Repeat the last command of the palette',
    run: ({ repeatCommand }) => repeatCommand(),
  },
  { keys: '?', label: 'This list of shortcuts', run: ({ onOpen }) => onOpen('shortcuts') },
] as const satisfies readonly Shortcut[];

export type ShortcutKeys = (typeof SHORTCUTS)[number]['keys'];

/** In the syntax of tinykeys: any key after the first key of a sequence, without or with Shift. */
const SECOND_KEY = 'g (.)';
const SECOND_KEY_WITH_SHIFT = 'g Shift+(.)';

/** Returns a function that returns the shortcut which a key press completes. */
export function createShortcutMatcher(): (event: KeyboardEvent) => Shortcut | undefined {
  const matched = new Set<string>();
  const onSecondKey = () => void matched.add(SECOND_KEY);
  const bindings: Record<string, () => void> = {
    [SECOND_KEY]: onSecondKey,
    [SECOND_KEY_WITH_SHIFT]: onSecondKey,
  };
  for (const { keys } of SHORTCUTS) {
    const onMatch = () => void matched.add(keys);
    bindings[keys] = onMatch;
    // Some keyboard layouts need Shift for “/” and “?”, and others don't.
    if (/^\W$/.test(keys)) bindings[`Shift+${keys}`] = onMatch;
  }
  const handleKey = createKeybindingsHandler(bindings, { timeout: SHORTCUT_SEQUENCE_MS });
  return (event) => {
    matched.clear();
    handleKey(new KeyboardEvent('keydown', { key: getShortcutKey(event), shiftKey: event.shiftKey }));
    // A key after the first key of a sequence belongs to the sequence.
    return SHORTCUTS.find(({ keys }) => matched.has(keys) && !(keys.length === 1 && matched.has(SECOND_KEY)));
  };
}
