import { type Application } from '@/domain/entities/application';
import { groupBy } from '@/lib/groupBy';
import { BROKEN_TITLE, findFeatureGroup } from '../featureGroups';
import { type ListedFeature } from '../listFeatures';
import { type CellStatus, getCellStatus, isOn, type MatrixColumn } from './featureMatrix';

interface Cell {
  application: Application;
  status: CellStatus;
  /** The index of its column. */
  index: number;
}

interface MatrixFilter {
  key: string;
  label: string;
  description: string;
  /** The cells for which a row is shown; none when it is not. */
  findCells: (row: ListedFeature, cells: readonly Cell[]) => readonly Cell[];
}

/** Filters of the features with a possible fault. Columns that could not be read say nothing. */
export const MATRIX_FILTERS: readonly MatrixFilter[] = [
  {
    key: 'versions',
    label: 'Differs between versions',
    description: 'On in one version of an application and off in another one, for the same platform',
    findCells: (_row, cells) => groupBySeries(cells).flatMap(findDifference),
  },
  {
    key: 'platforms',
    label: 'Differs between platforms',
    description: 'On for one platform and off for another one, in the same version of an application',
    findCells: (_row, cells) =>
      [
        ...groupBy(cells, ({ application: { name, version } }) => JSON.stringify([name, version])).values(),
      ].flatMap(findDifference),
  },
  {
    key: 'dropped',
    label: 'Off in the newest only',
    description: 'On in an older version and off in the newest one, for the same platform',
    findCells: (_row, cells) =>
      groupBySeries(cells).flatMap((series) => {
        const older = series.slice(0, -1).filter(({ status }) => isOn(status));
        const newest = series.at(-1);
        return newest?.status === 'off' && older.length > 0 ? [...older, newest] : [];
      }),
  },
  {
    key: 'deprecated',
    label: 'Deprecated but on',
    description: 'The catalogue calls it deprecated, and it is on',
    findCells: ({ state }, cells) => (state?.toLowerCase() === 'deprecated' ? findOn(cells) : []),
  },
  {
    key: 'broken',
    label: 'Broken but on',
    description: 'Its name has no recognised prefix, and it is on',
    findCells: ({ name }, cells) => (findFeatureGroup(name) === BROKEN_TITLE ? findOn(cells) : []),
  },
  {
    key: 'unlisted',
    label: 'On, not in the catalogue',
    description: 'It is on, but the catalogue does not have it',
    findCells: (_row, cells) => cells.filter(({ status }) => status === 'unlisted'),
  },
];

/** The indexes of the columns for which the filter shows the row; none when it does not. */
export function findMatchingColumns(
  { findCells }: MatrixFilter,
  row: ListedFeature,
  columns: readonly MatrixColumn[],
): ReadonlySet<number> {
  const cells = columns.map((column, index) => ({
    application: column.application,
    status: getCellStatus(row, column),
    index,
  }));
  return new Set(findCells(row, cells).map(({ index }) => index));
}

/** The versions of each application on each platform, the newest last, as the columns are sorted. */
function groupBySeries(cells: readonly Cell[]): readonly (readonly Cell[])[] {
  return [
    ...groupBy(cells, ({ application: { name, platform } }) => JSON.stringify([name, platform])).values(),
  ];
}

function findDifference(cells: readonly Cell[]): readonly Cell[] {
  const known = cells.filter(({ status }) => isOn(status) || status === 'off');
  const on = findOn(known);
  return on.length > 0 && on.length < known.length ? known : [];
}

const findOn = (cells: readonly Cell[]) => cells.filter(({ status }) => isOn(status));
