import { SHORTCUT_PAUSE_MS } from '@/domain/limits';
import { agencyPathTo, pathTo } from '@/domain/paths';
import { type PortalDispatch } from '@/session/hooks';
import { pageFilter } from '@/ui/pageActions';
import { rowOfPage } from '@/ui/table/useDownToRows';
import { type RouteRow } from '../routes';
import { type OverlayName } from './overlay';
import { isRefreshable, refresh } from './refresh';

/** What a shortcut may act on: the page in sight, and the ways from it. */
export interface Tools {
  row?: RouteRow | undefined;
  agency?: string | undefined;
  navigate: (path: string) => void;
  dispatch: PortalDispatch;
  onOpen: (name: OverlayName) => void;
}

interface Shortcut {
  /** One letter, or two after each other. */
  keys: readonly string[];
  label: string;
  run: (tools: Tools) => void;
}

/** The shortcuts of letters; nothing that writes is among them. */
export const SHORTCUTS: readonly Shortcut[] = [
  { keys: ['g', 'h'], label: 'Home', run: ({ navigate }) => navigate(pathTo('home')) },
  { keys: ['g', 'a'], label: 'All Agencies', run: ({ navigate }) => navigate(pathTo('agencies')) },
  { keys: ['g', 'u'], label: 'PSO Users', run: ({ navigate }) => navigate(pathTo('psoUsers')) },
  {
    keys: ['g', 'd'],
    label: 'The agency’s dashboard',
    run: ({ agency, navigate }) => agency !== undefined && navigate(agencyPathTo('agencyDashboard', agency)),
  },
  {
    keys: ['g', 's'],
    label: 'Switch agency',
    run: ({ agency, onOpen }) => agency !== undefined && onOpen('switcher'),
  },
  { keys: ['/'], label: 'Focus the filter of the list', run: () => pageFilter()?.focus() },
  { keys: ['l'], label: 'Focus the rows of the list', run: () => rowOfPage()?.focus() },
  {
    keys: ['r'],
    label: 'Refresh what the page shows',
    run: ({ row, dispatch }) => isRefreshable(row?.name) && void dispatch(refresh()),
  },
  { keys: ['?'], label: 'This list of shortcuts', run: ({ onOpen }) => onOpen('shortcuts') },
];

let before: { key: string; at: number } | null = null;

/** A letter was pressed where nothing is typed into: by itself or after another it may be a shortcut. */
export function pressLetter(key: string, tools: Tools): void {
  const at = Date.now();
  const first = before && at - before.at <= SHORTCUT_PAUSE_MS ? before.key : null;
  const pairs = SHORTCUTS.filter(({ keys }) => keys.length === 2 && keys[0] === first);
  // What follows the first letter of a pair is its second, or nothing.
  const shortcut =
    pairs.length > 0
      ? pairs.find(({ keys }) => keys[1] === key)
      : SHORTCUTS.find(({ keys }) => keys.length === 1 && keys[0] === key);
  before = shortcut ? null : { key, at };
  shortcut?.run(tools);
}
