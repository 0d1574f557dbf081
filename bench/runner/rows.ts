import { FLEET_ROWS } from './fleetRows';
import { maxFigure, maxRatio } from './goals';

/**
 * The measured apps: the portal, and minimal pages with the same libraries as a baseline for comparison.
 * `baseline-react`: sign-in with React only. `baseline-stack`: sign-in with RTK Query and a router too.
 * `baseline-lists`: the same with two virtual lists.
 */
export const APP_NAMES = ['portal', 'baseline-react', 'baseline-stack', 'baseline-lists'] as const;
export type AppName = (typeof APP_NAMES)[number];

/**
 * The groups of rows that `--only` selects. `list`: opening the URL of the riders. `nav`: navigating between loaded
 * lists. `long`: a list of 5,000 rows. `unpaged`: lists that get all rows in one response. `fleet`: runs over 130 agencies; `fleetLarge`: over 1,000.
 */
export const GROUPS = [
  'signin',
  'list',
  'nav',
  'long',
  'unpaged',
  'fleet',
  'fleetLarge',
  'build',
  'start',
] as const;
export type Group = (typeof GROUPS)[number];

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

/** Sizes are transfer sizes with gzip. The CPU is slowed down by `--cpu`, except for the groups `build` and `start`. */
export const ROWS: readonly Row[] = [
  {
    key: 'signin.js',
    title: 'sign-in: script',
    unit: 'kB',
    digits: 1,
    baseline: 'baseline-react',
    goal: maxFigure(165),
  },
  {
    key: 'signin.paint',
    title: 'sign-in: first paint',
    unit: 'ms',
    digits: 0,
    baseline: 'baseline-react',
    goal: maxRatio(0.75),
  },
  {
    key: 'signin.usable',
    title: 'sign-in: usable',
    unit: 'ms',
    digits: 0,
    baseline: 'baseline-react',
    goal: maxRatio(1.3),
  },
  {
    key: 'signin.blocking',
    title: 'sign-in: blocking time',
    unit: 'ms',
    digits: 0,
    baseline: 'baseline-react',
    goal: maxRatio(1),
  },
  {
    key: 'list.js',
    title: 'deep link to riders: script',
    unit: 'kB',
    digits: 1,
    baseline: 'baseline-lists',
    goal: maxFigure(200),
  },
  {
    key: 'list.row',
    title: 'deep link to riders: first row',
    unit: 'ms',
    digits: 0,
    baseline: 'baseline-lists',
    goal: maxRatio(1.1),
  },
  {
    key: 'list.blocking',
    title: 'deep link to riders: blocking time',
    unit: 'ms',
    digits: 0,
    baseline: 'baseline-lists',
  },
  {
    key: 'list.trips',
    title: 'deep link to riders: sequential round trips after the document',
    unit: '',
    digits: 0,
    baseline: 'baseline-lists',
    goal: maxFigure(2),
  },
  {
    key: 'nav.history',
    title: 'riders to passes, warm, by back and forward',
    unit: 'ms',
    digits: 0,
    baseline: 'baseline-lists',
    goal: maxRatio(2),
  },
  {
    key: 'nav.tile',
    title: 'riders to passes, warm, by a dashboard tile',
    unit: 'ms',
    digits: 0,
    baseline: 'baseline-lists',
    goal: maxRatio(2),
  },
  {
    key: 'long.elements',
    title: '5,000 riders: elements on the page',
    unit: '',
    digits: 0,
    baseline: 'baseline-lists',
    goal: maxFigure(1500),
  },
  {
    key: 'long.wheel',
    title: '5,000 riders: script per turn of the mouse wheel, CPU not slowed',
    unit: 'ms',
    digits: 2,
    baseline: 'baseline-lists',
    goal: maxFigure(3),
  },
  {
    key: 'long.heap',
    title: '5,000 riders: heap',
    unit: 'MB',
    digits: 1,
    baseline: 'baseline-lists',
    goal: maxFigure(25),
  },
  {
    key: 'long.append',
    title: '5,000 riders: appending a page',
    unit: 'ms',
    digits: 0,
    baseline: 'baseline-lists',
    goal: maxRatio(1.5),
  },
  {
    key: 'long.growth',
    title: '5,000 riders: appending page 500 against page 2',
    unit: '×',
    digits: 2,
    baseline: 'baseline-lists',
    goal: maxFigure(1.5),
  },
  {
    key: 'long.frame',
    title: '5,000 riders: 95th percentile of frames while scrolling',
    unit: 'ms',
    digits: 0,
    baseline: 'baseline-lists',
    goal: maxRatio(1.5),
  },
  {
    key: 'long.retained',
    title: '5,000 riders: heap growth after the page is left and its cache removed',
    unit: 'MB',
    digits: 1,
    baseline: 'baseline-lists',
  },
  {
    key: 'unpaged.rows',
    title: '100,000 riders in one response: first row after the response',
    unit: 'ms',
    digits: 0,
    goal: maxFigure(5000),
  },
  {
    key: 'unpaged.scroll',
    title: '100,000 riders in one response: rows after a jump to the middle',
    unit: 'ms',
    digits: 0,
    goal: maxFigure(200),
  },
  {
    key: 'unpaged.agencies',
    title: '100,000 agencies in one response: first row after the response',
    unit: 'ms',
    digits: 0,
    goal: maxFigure(5000),
  },
  {
    key: 'unpaged.filter',
    title: '100,000 agencies in one response: rows after a filter’s debounce',
    unit: 'ms',
    digits: 0,
    goal: maxFigure(200),
  },
  ...FLEET_ROWS,
  { key: 'build.cold', title: 'production build, cold', unit: 's', digits: 1, goal: maxFigure(20) },
  { key: 'build.warm', title: 'production build, warm', unit: 's', digits: 1, goal: maxFigure(4) },
  {
    key: 'start.second',
    title: '`npm start`, second time, until it listens',
    unit: 's',
    digits: 1,
    goal: maxFigure(3),
  },
];
