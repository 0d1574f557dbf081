/** What is measured: the portal and the baselines, which are pages of the same libraries and nothing else. */
export const APP_NAMES = ['portal', 'baseline-react', 'baseline-stack', 'baseline-lists'] as const;
export type AppName = (typeof APP_NAMES)[number];

/** What can be measured alone, by `--only`. */
export const GROUPS = ['signin', 'list', 'nav', 'long', 'whole', 'build', 'start'] as const;
export type Group = (typeof GROUPS)[number];

export interface Row {
  /** Its figure's name in the samples; begins with the group's. */
  key: `${Group}.${string}`;
  title: string;
  unit: 'kB' | 'ms' | 's' | 'MB' | '×' | '';
  digits: number;
  /** What its ratio is to. */
  baseline?: AppName;
  /** What the figure, or its ratio to the baseline, is not to exceed. */
  goal?: { of: 'figure' | 'ratio'; atMost: number };
}

const figure = (atMost: number) => ({ of: 'figure', atMost }) as const;
const timesBaseline = (atMost: number) => ({ of: 'ratio', atMost }) as const;

/** The goals, row by row. Sizes are of gzip, as they went over the wire; times with the processor slowed four times, but for those of builds. */
export const ROWS: readonly Row[] = [
  {
    key: 'signin.js',
    title: 'sign-in: script',
    unit: 'kB',
    digits: 1,
    baseline: 'baseline-react',
    goal: figure(165),
  },
  {
    key: 'signin.paint',
    title: 'sign-in: first paint',
    unit: 'ms',
    digits: 0,
    baseline: 'baseline-react',
    goal: timesBaseline(0.75),
  },
  {
    key: 'signin.usable',
    title: 'sign-in: usable',
    unit: 'ms',
    digits: 0,
    baseline: 'baseline-react',
    goal: timesBaseline(1.3),
  },
  {
    key: 'signin.blocking',
    title: 'sign-in: blocking time',
    unit: 'ms',
    digits: 0,
    baseline: 'baseline-react',
    goal: timesBaseline(1),
  },
  {
    key: 'list.js',
    title: 'deep link to riders: script',
    unit: 'kB',
    digits: 1,
    baseline: 'baseline-lists',
    goal: figure(200),
  },
  {
    key: 'list.row',
    title: 'deep link to riders: first row',
    unit: 'ms',
    digits: 0,
    baseline: 'baseline-lists',
    goal: timesBaseline(1.1),
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
    title: 'deep link to riders: round trips in a row after the page’s',
    unit: '',
    digits: 0,
    baseline: 'baseline-lists',
    goal: figure(2),
  },
  {
    key: 'nav.history',
    title: 'riders to passes, warm, by back and forward',
    unit: 'ms',
    digits: 0,
    baseline: 'baseline-lists',
    goal: timesBaseline(2),
  },
  {
    key: 'nav.tile',
    title: 'riders to passes, warm, by a dashboard’s tile',
    unit: 'ms',
    digits: 0,
    baseline: 'baseline-lists',
    goal: timesBaseline(2),
  },
  {
    key: 'long.elements',
    title: '5,000 riders: elements on the page',
    unit: '',
    digits: 0,
    baseline: 'baseline-lists',
    goal: figure(1500),
  },
  {
    key: 'long.wheel',
    title: '5,000 riders: script for a turn of the wheel, not slowed',
    unit: 'ms',
    digits: 2,
    baseline: 'baseline-lists',
    goal: figure(3),
  },
  {
    key: 'long.heap',
    title: '5,000 riders: heap',
    unit: 'MB',
    digits: 1,
    baseline: 'baseline-lists',
    goal: figure(25),
  },
  {
    key: 'long.append',
    title: '5,000 riders: appending a page',
    unit: 'ms',
    digits: 0,
    baseline: 'baseline-lists',
    goal: timesBaseline(1.5),
  },
  {
    key: 'long.growth',
    title: '5,000 riders: appending page 500 against page 2',
    unit: '×',
    digits: 2,
    baseline: 'baseline-lists',
    goal: figure(1.5),
  },
  {
    key: 'long.frame',
    title: '5,000 riders: 95th percentile of frames while scrolling',
    unit: 'ms',
    digits: 0,
    baseline: 'baseline-lists',
    goal: timesBaseline(1.5),
  },
  {
    key: 'long.kept',
    title: '5,000 riders: heap more than before, once left and no longer kept',
    unit: 'MB',
    digits: 1,
    baseline: 'baseline-lists',
  },
  {
    key: 'whole.rows',
    title: '100,000 riders in one answer: first row after it',
    unit: 'ms',
    digits: 0,
    goal: figure(5000),
  },
  {
    key: 'whole.scroll',
    title: '100,000 riders in one answer: rows after a jump to the middle',
    unit: 'ms',
    digits: 0,
    goal: figure(200),
  },
  {
    key: 'whole.agencies',
    title: '100,000 agencies in one answer: first row after it',
    unit: 'ms',
    digits: 0,
    goal: figure(5000),
  },
  {
    key: 'whole.filter',
    title: '100,000 agencies in one answer: rows after a filter’s pause',
    unit: 'ms',
    digits: 0,
    goal: figure(200),
  },
  { key: 'build.cold', title: 'production build, cold', unit: 's', digits: 1, goal: figure(20) },
  { key: 'build.warm', title: 'production build, warm', unit: 's', digits: 1, goal: figure(4) },
  {
    key: 'start.second',
    title: '`npm start`, second time, until it listens',
    unit: 's',
    digits: 1,
    goal: figure(3),
  },
];
