import { buildPath } from '../paths';
import { formatAgenciesParam } from './agenciesParam';
import { type FleetKind } from './fleetRun';

/** The parameters of Fleet's address. All tabs share them. */
interface FleetParams {
  tab: Exclude<FleetKind, 'lookup' | 'plan'>;
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
  /** HEALTH: the agencies' filter, the status of the cells that are left, the order, and the cell whose panel is open. */
  filterHealth: string;
  cellStatus: string;
  sortHealth: string;
  openedCell: string;
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
  openedRule: string;
  value: string;
  /** RULES: the filters, the order, and the category of the agencies side by side that is left. */
  filterRules: string;
  onlyDifferencesRules: OnlyDifferences;
  sortRules: string;
  comparedCategory: string;
  /** FEATURES: the application. */
  application: string;
  /** FEATURES: whether only what differs from the compared run is shown. */
  changedFeatures: 'yes';
  compareFeatures: string;
  /** FEATURES: the other filters, the order, and the row whose panel is open. */
  filterFeatures: string;
  onlyDifferencesFeatures: OnlyDifferences;
  sortFeatures: string;
  openedFeature: string;
  /** RIDERS: the view. */
  find: 'search' | 'list';
  /** RIDERS: the order of the list. Its terms are never in the address. */
  sortRiders: string;
  /** ROLLOUT, which has a choice of agencies too: the orders of its tables. */
  sortPlan: string;
  sortRollout: string;
}

/** RULES and FEATURES: whether what is the same in all agencies is left out. A linked rule is shown in any case at first. */
type OnlyDifferences = 'yes' | 'no';

/** The name of a parameter, for `useQueryParams`. */
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
  if (kind === 'lookup') return buildFleetPath({ tab: 'riders', find: 'list' });
  return buildFleetPath({ tab: kind });
}
