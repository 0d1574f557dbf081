import { maxFigure, type Row } from './row';

/** The growth of the heap in a long session. */
export const MEMORY_ROWS: readonly Row[] = [
  {
    key: 'memory.pages',
    title: 'heap after 200 navigations, more than after 20',
    unit: 'MB',
    digits: 1,
  },
  {
    key: 'memory.run',
    title: 'heap that the results of a run of Fleet take',
    unit: 'MB',
    digits: 1,
  },
  {
    key: 'memory.all',
    title: 'heap after 200 navigations and 20 runs of Fleet, more than after 20 navigations',
    unit: 'MB',
    digits: 1,
    goal: maxFigure(5),
  },
];

/** From the sign-in page to the first rider on a slow line. The times do not include reading and typing. */
export const SLOW_LINE_ROWS: readonly Row[] = [
  { key: 'slow.usable', title: 'Fast 3G: sign-in usable', unit: 'ms', digits: 0 },
  { key: 'slow.home', title: 'Fast 3G: from Login to Home', unit: 'ms', digits: 0 },
  {
    key: 'slow.agency',
    title: 'Fast 3G: from Home to an agency’s dashboard, by list and filter',
    unit: 'ms',
    digits: 0,
  },
  { key: 'slow.rider', title: 'Fast 3G: from the dashboard to the first rider', unit: 'ms', digits: 0 },
  { key: 'slow.form', title: 'Fast 3G: transferred until sign-in is usable', unit: 'kB', digits: 0 },
  { key: 'slow.all', title: 'Fast 3G: transferred until the first rider', unit: 'kB', digits: 0 },
  {
    key: 'slow.twice',
    title: 'Fast 3G: addresses transferred twice',
    unit: '',
    digits: 0,
    goal: maxFigure(0),
  },
];
