import { useMemo } from 'react';
import { buildAgencyPath, ROUTE_PATTERNS, type RouteName } from '@/domain/paths';
import { sessionEnded } from '@/session/auth/sessionSlice';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { selectPreferences, type Theme, themeChanged } from '@/session/preferences/preferencesSlice';
import { listPageActions } from '@/ui/focus/listPageActions';
import { type AgencyOption, getAgencyLabel } from '../agency-switcher/useAgencyOptions';
import { type RouteDefinition, ROUTES } from '../routing/routes';
import { useCurrentRoute } from '../routing/useCurrentRoute';
import { isRefreshable, refreshPage } from '../shortcuts/refreshPage';
import { type Command } from './commands';
import { type OverlayName } from './overlayTypes';

/** Labels of menu and tiles that differ from the page's title; the palette finds a page by both. */
const MENU_LABELS: Partial<Record<RouteName, string>> = {
  agencies: 'All Agencies',
  agencyCreation: 'Create an Agency',
  riders: 'All Riders',
  passes: 'All Passes',
  adminUsers: 'Admins',
};

const THEME_LABELS: Readonly<Record<Theme, string>> = {
  light: 'Light theme',
  dark: 'Dark theme',
  system: 'System theme',
};

export function useCommands(
  agencies: readonly AgencyOption[],
  recentAbbreviations: readonly string[],
  onOpen: (name: OverlayName) => void,
): readonly Command[] {
  const { route, agency } = useCurrentRoute();
  const actions = useActionCommands(route, agency !== undefined, onOpen);
  return useMemo(() => {
    const otherRecentAbbreviations = recentAbbreviations.filter((abbreviation) => abbreviation !== agency);
    const recentAgencies = otherRecentAbbreviations.flatMap((abbreviation) =>
      agencies.filter((option) => option.abbreviation === abbreviation),
    );
    const otherAgencies = agencies.filter(
      ({ abbreviation }) => !otherRecentAbbreviations.includes(abbreviation),
    );
    return [
      ...recentAgencies.map((option) => toAgencyCommand(option, 'Recent agencies')),
      ...(agency === undefined ? [] : listPageCommands('admin', 'Pages', agency)),
      ...listPageCommands('operator', 'Portal'),
      ...otherAgencies.map((option) => ({ ...toAgencyCommand(option, 'Agencies'), isSearchOnly: true })),
      ...actions,
    ];
  }, [agencies, recentAbbreviations, agency, actions]);
}

function toAgencyCommand(agency: AgencyOption, group: Command['group']): Command {
  const { abbreviation, id } = agency;
  const label = getAgencyLabel(agency);
  return {
    group,
    label,
    ...(label !== abbreviation && { hint: abbreviation }),
    to: buildAgencyPath('agencyDashboard', abbreviation),
    agency: { abbreviation, id },
  };
}

/** Rider profiles are left out, because their path needs a rider. */
function listPageCommands(
  access: RouteDefinition['access'],
  group: Command['group'],
  agency = '',
): Command[] {
  return ROUTES.filter((route) => route.access === access && route.name !== 'riderProfile').map(
    ({ name, title }) => ({
      group,
      label: title,
      ...(MENU_LABELS[name] !== undefined && { hint: MENU_LABELS[name] }),
      to: ROUTE_PATTERNS[name].replace(':abbreviation', encodeURIComponent(agency)),
      // On the agency's login page the token may be missing. With `agency`, the command signs in first.
      ...(access === 'admin' && { agency: { abbreviation: agency, id: null } }),
    }),
  );
}

function useActionCommands(
  route: RouteDefinition | undefined,
  hasAgency: boolean,
  onOpen: (name: OverlayName) => void,
): readonly Command[] {
  const dispatch = usePortalDispatch();
  const theme = usePortalSelector((state) => selectPreferences(state).theme);
  return useMemo(() => {
    const themes = (Object.keys(THEME_LABELS) as Theme[]).filter((name) => name !== theme);
    const actions: Omit<Command, 'group'>[] = [
      // As they are when the palette opens.
      ...listPageActions(),
      ...(isRefreshable(route?.name) ? [{ label: 'Refresh', run: () => void dispatch(refreshPage()) }] : []),
      ...(hasAgency ? [{ label: 'Switch agency', run: () => onOpen('switcher') }] : []),
      { label: 'Keyboard shortcuts', run: () => onOpen('shortcuts') },
      ...themes.map((name) => ({ label: THEME_LABELS[name], run: () => void dispatch(themeChanged(name)) })),
      { label: 'Sign Out', run: () => void dispatch(sessionEnded({ reason: 'signedOut' })) },
    ];
    return actions.map((action) => ({ ...action, group: 'Actions' }));
  }, [dispatch, route?.name, hasAgency, theme, onOpen]);
}
