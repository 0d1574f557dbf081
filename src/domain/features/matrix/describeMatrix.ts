import { type Application } from '@/domain/entities/application';
import { groupBy } from '@/lib/groupBy';
import { formatList } from '@/lib/text/formatList';
import { type ListedFeature } from '../listFeatures';
import { type CellStatus, getCellStatus, type MatrixColumn } from './featureMatrix';

const STATUS_PHRASES: Readonly<Record<CellStatus, string>> = {
  on: 'on in',
  unlisted: 'on but not in the catalogue in',
  off: 'off in',
  unknown: 'unknown in',
  reading: 'still being read in',
};
const STATUS_ORDER = Object.keys(STATUS_PHRASES) as CellStatus[];
/** The largest group becomes `the other 6` when it has more applications than this. */
const MAX_NAMED_APPLICATIONS = 4;

/** For example `pay_wallet: on in pay 1.0.0 and 1.0.1 android; off in pay 1.6.0 android`. */
export function describeRow(row: ListedFeature, columns: readonly MatrixColumn[]): string {
  const groups = [...groupBy(columns, (column) => getCellStatus(row, column))]
    .map(([status, statusColumns]) => ({
      status,
      applications: statusColumns.map(({ application }) => application),
    }))
    .sort((a, b) => STATUS_ORDER.indexOf(a.status) - STATUS_ORDER.indexOf(b.status));
  const [first] = groups;
  if (first && groups.length === 1 && first.applications.length > MAX_NAMED_APPLICATIONS)
    return `${row.name}: ${STATUS_PHRASES[first.status]} all ${first.applications.length} applications`;
  const longest = Math.max(...groups.map(({ applications }) => applications.length));
  const rest =
    longest > MAX_NAMED_APPLICATIONS && groups.find(({ applications }) => applications.length === longest);
  const phrases = groups
    .filter((group) => group !== rest)
    .map(({ status, applications }) => `${STATUS_PHRASES[status]} ${describeApplications(applications)}`);
  if (rest) phrases.push(`${STATUS_PHRASES[rest.status]} the other ${longest}`);
  return `${row.name}: ${phrases.join('; ')}`;
}

/** For example `pay 1.0.0 and 1.0.1 android, pay 1.6.0 ios`. */
function describeApplications(applications: readonly Application[]): string {
  return [...groupBy(applications, ({ name, platform }) => JSON.stringify([name, platform])).values()]
    .map((series) => {
      const [first] = series;
      return `${first?.name} ${formatList(series.map(({ version }) => version))} ${first?.platform}`;
    })
    .join(', ');
}

/** Describes the columns that the counts of the filters leave out: `without 1 unknown column`. Empty when all were read. */
export function describeUnreadColumns(columns: readonly MatrixColumn[]): string {
  const count = (status: MatrixColumn['status'], word: string) => {
    const { length } = columns.filter((column) => column.status === status);
    return length === 0 ? [] : [`without ${length} ${word} ${length === 1 ? 'column' : 'columns'}`];
  };
  return [...count('reading', 'unread'), ...count('unknown', 'unknown')].join(', ');
}
