import { useMemo } from 'react';
import { agencyPathTo, PATTERNS, type RouteName } from '@/domain/paths';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { selectPreferences, type Theme, themePicked } from '@/session/preferencesSlice';
import { sessionEnded } from '@/session/sessionSlice';
import { pageActions, pageFilter } from '@/ui/pageActions';
import { type RouteRow, ROUTES } from '../routes';
import { useHere } from '../useHere';
import { type Entry } from './entries';
import { type OverlayName } from './overlay';
import { isRefreshable, refresh } from './refresh';
import { type NamedAgency, nameOf } from './useKnownAgencies';

/** What menu and tiles call the pages whose titles are others. */
const ALSO: Partial<Record<RouteName, string>> = {
  agencies: 'All Agencies',
  agencyCreation: 'Create an Agency',
  riders: 'All Riders',
  passes: 'All Passes',
  adminUsers: 'Admins',
};

const THEMES: Readonly<Record<Theme, string>> = {
  light: 'Light theme',
  dark: 'Dark theme',
  system: 'Theme as the system has it',
};

/** Everything that can be gone to or done from the page in sight. */
export function useEntries(
  agencies: readonly NamedAgency[],
  recent: readonly string[],
  onOpen: (name: OverlayName) => void,
): readonly Entry[] {
  const { row, agency } = useHere();
  const actions = useActions(row, agency !== undefined, onOpen);
  return useMemo(() => {
    const others = recent.filter((abbreviation) => abbreviation !== agency);
    const lately = others.flatMap((abbreviation) =>
      agencies.filter((one) => one.abbreviation === abbreviation),
    );
    const rest = agencies.filter(({ abbreviation }) => !others.includes(abbreviation));
    return [
      ...lately.map((one) => toAgency(one, 'Recent agencies')),
      ...(agency === undefined ? [] : pagesOf('admin', 'Pages', agency)),
      ...pagesOf('operator', 'Portal'),
      ...rest.map((one) => ({ ...toAgency(one, 'Agencies'), isHidden: true })),
      ...actions,
    ];
  }, [agencies, recent, agency, actions]);
}

function toAgency(agency: NamedAgency, group: Entry['group']): Entry {
  const { abbreviation, id } = agency;
  const label = nameOf(agency);
  return {
    group,
    label,
    ...(label !== abbreviation && { note: abbreviation }),
    to: agencyPathTo('agencyDashboard', abbreviation),
    agency: { abbreviation, id },
  };
}

/** The pages of one access; a rider's profile is none that can be named. */
function pagesOf(access: RouteRow['access'], group: Entry['group'], agency = ''): Entry[] {
  return ROUTES.filter((route) => route.access === access && route.name !== 'riderProfile').map(
    ({ name, title }) => ({
      group,
      label: title,
      ...(ALSO[name] !== undefined && { note: ALSO[name] }),
      to: PATTERNS[name].replace(':abbreviation', encodeURIComponent(agency)),
      // From the agency's login it is signed in to first.
      ...(access === 'admin' && { agency: { abbreviation: agency, id: null } }),
    }),
  );
}

function useActions(
  row: RouteRow | undefined,
  hasAgency: boolean,
  onOpen: (name: OverlayName) => void,
): readonly Entry[] {
  const dispatch = usePortalDispatch();
  const theme = usePortalSelector((state) => selectPreferences(state).theme);
  return useMemo(() => {
    const filter = pageFilter();
    const themes = (Object.keys(THEMES) as Theme[]).filter((one) => one !== theme);
    const actions: Omit<Entry, 'group'>[] = [
      ...pageActions(),
      ...(filter ? [{ label: 'Focus the filter', run: () => filter.focus() }] : []),
      ...(isRefreshable(row?.name) ? [{ label: 'Refresh', run: () => void dispatch(refresh()) }] : []),
      ...(hasAgency ? [{ label: 'Switch agency', run: () => onOpen('switcher') }] : []),
      { label: 'Keyboard shortcuts', run: () => onOpen('shortcuts') },
      ...themes.map((one) => ({ label: THEMES[one], run: () => void dispatch(themePicked(one)) })),
      { label: 'Sign Out', run: () => void dispatch(sessionEnded({ reason: 'signedOut' })) },
    ];
    return actions.map((action) => ({ ...action, group: 'Actions' }));
  }, [dispatch, row?.name, hasAgency, theme, onOpen]);
}
