import { matchPath } from 'react-router-dom';
import { buildAgencyPath, buildPath, ROUTE_PATTERNS, type RouteName } from '@/domain/paths';
import { AGENCY_PAGES } from '@/shared/agencies/agencyPages';
import { type IconName } from '@/ui/icons/Icon';
import { type AgencyOption, getAgencyLabel } from '../agency-switcher/useAgencyOptions';
import { type RouteDefinition, ROUTES } from '../routing/routes';
import { type ShortcutKeys } from '../shortcuts/shortcuts';
import { type Command } from './commands';

interface PageEntry {
  /** As in the menu and on the tiles; it differs from the page's title. */
  label: string;
  icon: IconName;
  keys?: ShortcutKeys;
}

const getAgencyPageLabel = (page: RouteName) =>
  AGENCY_PAGES.find(({ route }) => route === page)?.label ?? page;

/** Null: the palette does not offer the page. A rider's page needs a rider, so it is only among the recent ones. */
const PAGE_ENTRIES: Readonly<Record<RouteName, PageEntry | null>> = {
  login: null,
  agencyLogin: null,
  riderProfile: null,
  agencyDashboard: { label: 'Agency Dashboard', icon: 'agencies', keys: 'g d' },
  riders: { label: getAgencyPageLabel('riders'), icon: 'riders', keys: 'g r' },
  purchaseOrders: { label: getAgencyPageLabel('purchaseOrders'), icon: 'purchaseOrders', keys: 'g o' },
  passes: { label: getAgencyPageLabel('passes'), icon: 'passes', keys: 'g p' },
  businessRules: { label: getAgencyPageLabel('businessRules'), icon: 'businessRules', keys: 'g b' },
  agencyDiagnostics: {
    label: getAgencyPageLabel('agencyDiagnostics'),
    icon: 'agencyDiagnostics',
    keys: 'g x',
  },
  appFeatures: { label: getAgencyPageLabel('appFeatures'), icon: 'appFeatures', keys: 'g f' },
  adminUsers: { label: getAgencyPageLabel('adminUsers'), icon: 'adminUsers', keys: 'g m' },
  adminRegistration: { label: 'Admin Registration', icon: 'register' },
  home: { label: 'Home', icon: 'home', keys: 'g h' },
  agencies: { label: 'All Agencies', icon: 'agencies', keys: 'g a' },
  agencyCreation: { label: 'Create an Agency', icon: 'add' },
  psoUsers: { label: 'PSO Users', icon: 'operators', keys: 'g u' },
  fleet: { label: 'Fleet', icon: 'globe', keys: 'g l' },
  rollout: { label: 'Rollout', icon: 'rollout' },
};

export function listPageCommands(access: RouteDefinition['access'], agency = ''): Command[] {
  return ROUTES.flatMap(({ name, title, access: routeAccess }) => {
    const entry = PAGE_ENTRIES[name];
    if (!entry || routeAccess !== access) return [];
    return {
      ...entry,
      group: 'Pages',
      // A title that differs only in its capitals says nothing more.
      ...(entry.label.toUpperCase() !== title && { hint: title }),
      to: ROUTE_PATTERNS[name].replace(':abbreviation', encodeURIComponent(agency)),
      // On the agency's login page the token may be missing. With `agency`, the command signs in first.
      ...(access === 'admin' && { agency: { abbreviation: agency, id: null } }),
    };
  });
}

/** Lists the tasks across agencies, by name. A command opens the task's page; only a button there starts something. */
export function listFleetCommands(): Command[] {
  const fleet = buildPath('fleet');
  const entries = [
    { label: 'Run diagnostics of all agencies', icon: 'agencyDiagnostics', to: fleet },
    { label: 'Compare rules of all agencies', icon: 'businessRules', to: `${fleet}?tab=rules` },
    { label: 'Compare features of all agencies', icon: 'appFeatures', to: `${fleet}?tab=features` },
    { label: 'Find a rider in all agencies', icon: 'riders', to: `${fleet}?tab=riders&find=search` },
    { label: 'Roll out a change…', icon: 'rollout', hint: 'Rollout', to: buildPath('rollout') },
  ] as const;
  return entries.map((entry) => ({ hint: 'Fleet', ...entry, group: 'Pages', isSearchOnly: true }));
}

export function toAgencyCommand(agency: AgencyOption, group: Command['group']): Command {
  const { abbreviation, id } = agency;
  const label = getAgencyLabel(agency);
  return {
    group,
    icon: 'agencies',
    label,
    ...(label !== abbreviation && { hint: abbreviation }),
    to: buildAgencyPath('agencyDashboard', abbreviation),
    agency: { abbreviation, id },
  };
}

/** A page that was opened before; null for a path that the palette has no name for. */
export function toRecentCommand(path: string, agencies: readonly AgencyOption[]): Command | null {
  for (const { name, title } of ROUTES) {
    const match = matchPath(ROUTE_PATTERNS[name], path);
    if (!match) continue;
    const { abbreviation, user_id: userId } = match.params as Partial<Record<string, string>>;
    const agency = agencies.find((option) => option.abbreviation === abbreviation);
    if (name === 'agencyDashboard' && agency) return toAgencyCommand(agency, 'Recent');
    const entry =
      name === 'riderProfile' ? { label: `Rider ${userId}`, icon: 'riders' as const } : PAGE_ENTRIES[name];
    if (!entry) return null;
    const hint = abbreviation ?? (entry.label.toUpperCase() === title ? undefined : title);
    return {
      group: 'Recent',
      icon: entry.icon,
      label: entry.label,
      ...(hint !== undefined && { hint }),
      to: path,
      ...(abbreviation !== undefined && { agency: { abbreviation, id: agency?.id ?? null } }),
    };
  }
  return null;
}
