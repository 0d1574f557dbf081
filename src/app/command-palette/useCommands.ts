import { useMemo } from 'react';
import { RECENT_PAGES_LIMIT } from '@/domain/limits';
import { buildAgencyPath } from '@/domain/paths';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { selectPreferences, type Theme, themeChanged } from '@/session/preferences/preferencesSlice';
import { selectRecentPages } from '@/session/recentPagesSlice';
import { listPageActions } from '@/ui/focus/listPageActions';
import { FOCUS_FILTER_LABEL } from '@/ui/focus/usePageAction';
import { isPageRefreshable } from '@/ui/hooks/useRefreshablePage';
import { type AgencyOption } from '../agency-switcher/useAgencyOptions';
import { journalButtonRef } from '../journal/journalButtonRef';
import { signOut } from '../journal/signOut';
import { useExportAndSignOut } from '../journal/useExportAndSignOut';
import { type OverlayName } from '../overlays/overlayTypes';
import { type CurrentRoute, useCurrentRoute } from '../routing/useCurrentRoute';
import { refreshPage } from '../shortcuts/refreshPage';
import { type Command } from './commands';
import { listFleetCommands, listPageCommands, toAgencyCommand, toRecentCommand } from './pageCommands';

const THEME_LABELS: Readonly<Record<Theme, string>> = {
  light: 'Light theme',
  dark: 'Dark theme',
  system: 'System theme',
};

/** The icons and keys of some of a page's actions, by label. */
const PAGE_ACTION_DETAILS: Readonly<Record<string, Pick<Command, 'icon' | 'keys'>>> = {
  [FOCUS_FILTER_LABEL]: { icon: 'filter', keys: '/' },
  'Watch list': { icon: 'eye' },
};

export function useCommands(
  agencies: readonly AgencyOption[],
  recentAbbreviations: readonly string[],
  onOpen: (name: OverlayName) => void,
): readonly Command[] {
  const page = useCurrentRoute();
  const { agency } = page;
  const visitedPaths = usePortalSelector(selectRecentPages);
  const actions = useActionCommands(page, onOpen);
  return useMemo(() => {
    const isRecent = ({ abbreviation }: AgencyOption) => recentAbbreviations.includes(abbreviation);
    const sortedAgencies = [...agencies.filter(isRecent), ...agencies.filter((option) => !isRecent(option))];
    // After a reload, or in a new tab, only the agencies are known.
    const agencyPaths = recentAbbreviations
      .filter((abbreviation) => abbreviation !== agency)
      .map((abbreviation) => buildAgencyPath('agencyDashboard', abbreviation));
    const recentPaths = [...new Set([...visitedPaths, ...agencyPaths])];
    return [
      ...recentPaths
        .filter((path) => path !== window.location.pathname)
        .flatMap((path) => toRecentCommand(path, agencies) ?? [])
        .slice(0, RECENT_PAGES_LIMIT),
      ...(agency === undefined ? [] : listPageCommands('admin', agency)),
      ...listPageCommands('operator'),
      ...listFleetCommands(),
      ...sortedAgencies.map((option) => ({ ...toAgencyCommand(option, 'Agencies'), isSearchOnly: true })),
      ...actions,
    ];
  }, [agencies, recentAbbreviations, visitedPaths, agency, actions]);
}

function useActionCommands(page: CurrentRoute, onOpen: (name: OverlayName) => void): readonly Command[] {
  const { title, route, agency } = page;
  const dispatch = usePortalDispatch();
  const exportAndSignOut = useExportAndSignOut();
  const theme = usePortalSelector((state) => selectPreferences(state).theme);
  return useMemo(() => {
    const themes = (Object.keys(THEME_LABELS) as Theme[]).filter((name) => name !== theme);
    const actions: Omit<Command, 'group'>[] = [
      // As they are when the palette opens.
      ...listPageActions().map((action) => ({
        ...action,
        isPageAction: true as const,
        ...(PAGE_ACTION_DETAILS[action.label] ?? { icon: 'right' as const }),
      })),
      {
        label: 'Changes',
        icon: 'history',
        hint: 'Change journal and ticket note',
        run: () => {
          // The drawer returns the focus to the focused element when it closes.
          journalButtonRef.current?.focus();
          journalButtonRef.current?.click();
        },
      },
      {
        label: 'Refresh',
        icon: 'reload',
        keys: 'r',
        run: () => void dispatch(refreshPage()),
        isAvailable: isPageRefreshable,
      },
      {
        label: 'Switch agency',
        icon: 'agencies',
        keys: 'g s',
        run: () => onOpen('switcher'),
        isAvailable: ({ agency }) => agency !== undefined,
      },
      { label: 'Keyboard shortcuts', icon: 'help', keys: '?', run: () => onOpen('shortcuts') },
      ...themes.map((name) => ({
        label: THEME_LABELS[name],
        icon: 'settings' as const,
        run: () => void dispatch(themeChanged(name)),
      })),
      {
        label: 'Sign Out',
        icon: 'sign-out',
        run: () => dispatch(signOut()),
      },
      ...(exportAndSignOut ? [exportAndSignOut] : []),
    ];
    return actions
      .filter(({ isAvailable }) => isAvailable?.({ title, route, agency }) !== false)
      .map((action) => ({ ...action, group: 'Actions' }));
  }, [dispatch, title, route, agency, theme, onOpen, exportAndSignOut]);
}
