import { maxFigure, type Row } from './row';

/** Runs over 130 agencies, and over 1,000; a rollout over all that have a rule. */
export const FLEET_ROWS: readonly Row[] = [
  {
    key: 'fleet.quickFirst',
    title: '130 agencies, Quick: time of a page’s first run against 6 parallel bare fetches, calls recorded',
    unit: '×',
    digits: 2,
    goal: maxFigure(1.3),
  },
  {
    key: 'fleet.quick',
    title: '130 agencies, Quick: time of a second run against 6 parallel bare fetches',
    unit: '×',
    digits: 2,
    goal: maxFigure(1.3),
  },
  {
    key: 'fleet.full',
    title: '130 agencies, Full: time of a second run against 6 parallel bare fetches',
    unit: '×',
    digits: 2,
    goal: maxFigure(1.3),
  },
  {
    key: 'fleet.blocking',
    title: '130 agencies, Quick: longest task, CPU not slowed (0: none over 50 ms)',
    unit: 'ms',
    digits: 0,
    goal: maxFigure(50),
  },
  {
    key: 'fleet.filter',
    title: 'agency list during a run: rows after a filter’s debounce, CPU not slowed',
    unit: 'ms',
    digits: 0,
    goal: maxFigure(100),
  },
  {
    key: 'rollout.local',
    title:
      'a rollout over all agencies that have the rule: time against its calls as bare fetches, one after the other',
    unit: '×',
    digits: 2,
    goal: maxFigure(1.2),
  },
  {
    key: 'rollout.distant',
    title: 'the same with 50 ms more for each answer, as of a platform in another place',
    unit: '×',
    digits: 2,
    goal: maxFigure(1.2),
  },
  {
    key: 'fleetLarge.elements',
    title: '1,000 agencies, Full: most elements while scrolling',
    unit: '',
    digits: 0,
    goal: maxFigure(2500),
  },
  {
    key: 'fleetLarge.filter',
    title: '1,000 agencies, Full: rows after a filter’s last key, CPU not slowed',
    unit: 'ms',
    digits: 0,
    goal: maxFigure(100),
  },
  {
    key: 'fleetLarge.heap',
    title: '1,000 agencies, Full: heap after the run',
    unit: 'MB',
    digits: 1,
    goal: maxFigure(60),
  },
  {
    key: 'fleetLarge.kept',
    title: '1,000 agencies, Full: the run as it is kept',
    unit: 'MB',
    digits: 2,
    goal: maxFigure(3),
  },
];
