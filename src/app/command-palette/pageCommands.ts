import { matchPath } from 'react-router-dom';
import { buildFleetPath } from '@/domain/fleet/fleetPath';
import { buildAgencyPath, buildPagePath, buildPath, PAGE_TITLES, ROUTE_PATTERNS } from '@/domain/paths';
import { type AgencyOption, getAgencyLabel } from '../agency-switcher/useAgencyOptions';
import { PAGE_ENTRIES } from '../overlays/pageEntries';
import { type RouteDefinition, ROUTES } from '../routing/routes';
import { type Command } from './commands';

export function listPageCommands(access: RouteDefinition['access'], agency = ''): Command[] {
  return ROUTES.flatMap(({ name, access: routeAccess }) => {
    const entry = PAGE_ENTRIES[name];
    if (!entry || routeAccess !== access) return [];
    const { label, icon, keys } = entry;
    const title = PAGE_TITLES[name];
    return {
      group: 'Pages',
      icon,
      label,
      keys,
      // A title that differs only in its capitals says nothing more.
      ...(label.toUpperCase() !== title && { hint: title }),
      to: buildPagePath(name, agency),
      // On the agency's login page the token may be missing. With `agency`, the command signs in first.
      ...(access === 'admin' && { agency: { abbreviation: agency, id: null } }),
    };
  });
}

/** Lists the tasks across agencies, by name. A command opens the task's page; only a button there starts something. */
export function listFleetCommands(): Command[] {
  const entries = [
    { label: 'Run diagnostics of all agencies', icon: 'agencyDiagnostics', to: buildPath('fleet') },
    { label: 'Compare rules of all agencies', icon: 'businessRules', to: buildFleetPath({ tab: 'rules' }) },
    {
      label: 'Compare features of all agencies',
      icon: 'appFeatures',
      to: buildFleetPath({ tab: 'features' }),
    },
    {
      label: 'Find a rider in all agencies',
      icon: 'riders',
      to: buildFleetPath({ tab: 'riders', find: 'search' }),
    },
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
  for (const { name } of ROUTES) {
    const match = matchPath(ROUTE_PATTERNS[name], path);
    if (!match) continue;
    const { abbreviation, user_id: userId } = match.params as Partial<Record<string, string>>;
    const agency = agencies.find((option) => option.abbreviation === abbreviation);
    if (name === 'agencyDashboard' && agency) return toAgencyCommand(agency, 'Recent');
    const entry =
      name === 'riderProfile' ? { label: `Rider ${userId}`, icon: 'riders' as const } : PAGE_ENTRIES[name];
    if (!entry) return null;
    const title = PAGE_TITLES[name];
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
