/**
 * The measured apps: the portal, and minimal pages with the same libraries as a baseline for comparison.
 * `baseline-react`: sign-in with React only. `baseline-lists`: sign-in with RTK Query and a router, and two virtual
 * lists. The peers are the same pages as other frameworks make them.
 */
export const PEER_NAMES = ['antd', 'react-admin', 'refine'] as const;
export type AppName = 'portal' | 'baseline-react' | 'baseline-lists' | (typeof PEER_NAMES)[number];

export function isPeer(name: AppName): boolean {
  return PEER_NAMES.some((peer) => peer === name);
}

/**
 * The groups of rows that `--only` selects. `list`: opening the URL of the riders. `nav`: navigating between loaded
 * lists. `records`: opening a record's dialog, and filtering. `long`: a list of 5,000 rows. `unpaged`: lists that get
 * all rows in one response. `fleet`: runs over 130 agencies; `fleetLarge`: over 1,000. `rollout`: a change of 130
 * agencies. `memory`: what stays after many navigations and runs. `slow`: from sign-in to the first rider on a slow line.
 */
export const GROUPS = [
  'signin',
  'list',
  'nav',
  'records',
  'long',
  'unpaged',
  'fleet',
  'fleetLarge',
  'rollout',
  'memory',
  'slow',
  'build',
  'start',
] as const;
export type Group = (typeof GROUPS)[number];
/** The groups that `--peers` measures. */
export const PEER_GROUPS: readonly Group[] = ['signin', 'list', 'nav', 'records'];

export interface Row {
  key: `${Group}.${string}`;
  title: string;
  unit: 'kB' | 'ms' | 's' | 'MB' | '×' | '';
  /** Decimals in the report. */
  digits: number;
  /** The app that the portal is compared with. */
  baseline?: AppName;
  /** The highest allowed figure, or ratio to the baseline. */
  goal?: { of: 'figure' | 'ratio'; atMost: number };
}

/** The highest allowed figure. */
export const maxFigure = (atMost: number) => ({ of: 'figure', atMost }) as const;
/** The highest allowed ratio to the baseline. */
export const maxRatio = (atMost: number) => ({ of: 'ratio', atMost }) as const;
