import { SHORTCUT_SEQUENCE_MS } from '@/domain/limits';
import { buildAgencyPath, buildPath } from '@/domain/paths';
import { type PortalDispatch } from '@/session/hooks';
import { focusPageFilter } from '@/ui/focus/usePageAction';
import { findFocusableRow } from '@/ui/table/rows/useArrowDownToList';
import { type RouteDefinition } from '../routing/routes';
import { type OverlayName } from './overlayTypes';
import { isRefreshable, refreshPage } from './refreshPage';

export interface ShortcutContext {
  route?: RouteDefinition | undefined;
  agency?: string | undefined;
  navigate: (path: string) => void;
  dispatch: PortalDispatch;
  onOpen: (name: OverlayName) => void;
}

interface Shortcut {
  /** One key, or two keys pressed one after the other. */
  keys: readonly string[];
  label: string;
  run: (context: ShortcutContext) => void;
}

/** Shortcuts of character keys without Ctrl. None of them sends a write. */
export const SHORTCUTS: readonly Shortcut[] = [
  { keys: ['g', 'h'], label: 'Home', run: ({ navigate }) => navigate(buildPath('home')) },
  { keys: ['g', 'a'], label: 'All Agencies', run: ({ navigate }) => navigate(buildPath('agencies')) },
  { keys: ['g', 'u'], label: 'PSO Users', run: ({ navigate }) => navigate(buildPath('psoUsers')) },
  {
    keys: ['g', 'd'],
    label: 'The agency’s dashboard',
    run: ({ agency, navigate }) =>
      agency !== undefined && navigate(buildAgencyPath('agencyDashboard', agency)),
  },
  {
    keys: ['g', 's'],
    label: 'Switch agency',
    run: ({ agency, onOpen }) => agency !== undefined && onOpen('switcher'),
  },
  { keys: ['/'], label: 'Focus the filter of the list', run: focusPageFilter },
  { keys: ['l'], label: 'Focus the rows of the list', run: () => findFocusableRow()?.focus() },
  {
    keys: ['r'],
    label: 'Refresh what the page shows',
    run: ({ route, dispatch }) => isRefreshable(route?.name) && void dispatch(refreshPage()),
  },
  { keys: ['?'], label: 'This list of shortcuts', run: ({ onOpen }) => onOpen('shortcuts') },
];

/** The last key, if it did not complete a shortcut; `time` in milliseconds since 1970. */
let previousPress: { key: string; time: number } | null = null;

/** Runs the shortcut that the key completes, alone or together with the previous key. */
export function handleShortcutKey(key: string, context: ShortcutContext): void {
  const time = Date.now();
  const firstKey =
    previousPress && time - previousPress.time <= SHORTCUT_SEQUENCE_MS ? previousPress.key : null;
  const pairs = SHORTCUTS.filter(({ keys }) => keys.length === 2 && keys[0] === firstKey);
  // After the first key of a pair, only a second key of a pair counts.
  const shortcut =
    pairs.length > 0
      ? pairs.find(({ keys }) => keys[1] === key)
      : SHORTCUTS.find(({ keys }) => keys.length === 1 && keys[0] === key);
  previousPress = shortcut ? null : { key, time };
  shortcut?.run(context);
}
