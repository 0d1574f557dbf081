import { buildPath } from '../paths';
import { formatAgenciesParam } from './agenciesParam';
import { type FleetKind } from './fleetRun';

/** The parameters of Fleet's address. All tabs share them. */
interface FleetParams {
  tab: Exclude<FleetKind, 'plan'>;
  /** The abbreviations of the chosen agencies. */
  agencies: readonly string[];
  /** The key of another choice of agencies. */
  scope: string;
  /** HEALTH: the key of the checks. */
  checks: string;
  /** HEALTH: its view. Not `view`, because a choice in RULES or FEATURES would change it. */
  reading: 'diagnostics' | 'readiness' | 'validity';
  /** HEALTH: what the run is compared with. */
  compare: string;
  /** RULES and FEATURES: whether the rows are agencies, rules or features. */
  view: 'agencies' | 'rules' | 'features';
  /** RULES: the names of the category and the rule of the link that led there. */
  category: string;
  rule: string;
  /** RULES: `all` for all categories in spite of `category`. */
  read: 'all';
  /** RULES: the agency whose value others may get. */
  reference: string;
  /** RULES: the agencies side by side. */
  compared: string;
  /** RULES: the row beside the table, and the value that its agencies are filtered by. */
  opened: string;
  value: string;
  /** FEATURES: the application. */
  application: string;
  /** FEATURES: `changed` for what differs from the compared run. */
  filter: 'changed';
  compareFeatures: string;
  /** RIDERS: the view; `run` is that of the last run. */
  find: 'search' | 'list' | 'run';
}

/** For `useQueryParams`. */
export type FleetParam = keyof FleetParams;

export function buildFleetPath({ agencies, ...params }: Partial<FleetParams>): string {
  const query = new URLSearchParams({
    ...(agencies && { agencies: formatAgenciesParam(agencies) }),
    ...params,
  });
  return `${buildPath('fleet')}?${query}`;
}

/** The page that shows the run of a kind. */
export function buildRunPath(kind: FleetKind): string {
  if (kind === 'plan') return buildPath('rollout');
  return buildFleetPath(kind === 'riders' ? { tab: kind, find: 'run' } : { tab: kind });
}
