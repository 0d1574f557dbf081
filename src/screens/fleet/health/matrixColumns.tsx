import { formatTimestamp } from '@/domain/dates';
import { CHECK_STATUSES } from '@/domain/diagnostics/checkStatus';
import { CHECK_STATUS_LABELS } from '@/domain/failureTexts/diagnostics';
import { textOrDash } from '@/domain/missingValue';
import { formatDuration } from '@/shared/checks/cards/formatDuration';
import { StatusIcon } from '@/shared/checks/cards/StatusBadge';
import { type Check } from '@/shared/checks/check';
import { type Column } from '@/ui/table/column';
import { getCellStatus, type MatrixRow } from './matrixRows';

/** Short titles of checks, where the check's own is too long for a column. */
const SHORT_TITLES: Readonly<Record<string, string>> = {
  'agency-info': 'Record',
  'routing-info': 'Routing',
  'email-settings': 'Email',
  'payment-provider': 'Provider',
  'payment-media': 'Media',
  users: 'Users',
  'smartcard-keys': 'Card keys',
  'feature-sets': 'Feature sets',
};

export function getShortTitle({ id, title }: Check): string {
  return SHORT_TITLES[id] ?? title;
}

/** The columns of the matrix: the agency, its sum of the run's `total` checks, and one for each shown check. */
export function buildMatrixColumns(checks: readonly Check[], total: number): readonly Column<MatrixRow>[] {
  return [
    {
      key: 'agency',
      title: 'Agency',
      width: 96,
      isFixed: true,
      text: ({ agency }) => agency.abbreviation,
      sortBy: ({ agency }) => agency.abbreviation,
    },
    {
      key: 'name',
      title: 'Name',
      width: 160,
      text: ({ agency }) => textOrDash(agency.name),
      sortBy: ({ agency }) => agency.name,
    },
    {
      key: 'sum',
      title: 'Ok',
      description: 'How many of the checks are ok.',
      width: 112,
      isFixed: true,
      text: ({ failure, okCount }) => failure ?? `${okCount} of ${total}`,
      sortBy: ({ okCount }) => okCount,
      render: (row) => <Sum row={row} total={total} />,
    },
    ...checks.map((check) => buildCheckColumn(check)),
  ];
}

function buildCheckColumn(check: Check): Column<MatrixRow> {
  return {
    key: check.id,
    title: getShortTitle(check),
    description: `${check.title}: ${check.description}`,
    width: Math.max(60, getShortTitle(check).length * 7 + 36),
    isFixed: true,
    text: (row) => describeCell(row, check),
    sortBy: (row) => CHECK_STATUSES.indexOf(getCellStatus(row, check.id)),
    render: (row) => {
      const status = getCellStatus(row, check.id);
      return (
        <span className="fleet-cell" data-changed={row.changes[check.id] !== undefined || undefined}>
          <StatusIcon status={status} />
          <span className="visually-hidden">
            {CHECK_STATUS_LABELS[status]}
            {row.changes[check.id] && ', changed'}
          </span>
        </span>
      );
    },
  };
}

function Sum({ row: { failure, okCount, cells, isAsked }, total }: { row: MatrixRow; total: number }) {
  if (failure !== null) return <span className="fleet-sum__failure">{failure}</span>;
  if (Object.keys(cells).length === 0) return isAsked ? 'asking…' : 'not run';
  return (
    <span className="fleet-sum">
      {okCount} of {total}
      <progress value={okCount} max={total} aria-hidden="true" />
    </span>
  );
}

/** `Terms: alert. There is no version … (0.2 s, 11/23/2026 at 07:05:09)`: the tooltip, and the text of an export. */
export function describeCell(row: MatrixRow, { id, title }: Check): string {
  const status = getCellStatus(row, id);
  const cell = row.cells[id];
  const messages = row.failure === null ? (cell?.messages ?? []) : [row.failure];
  const change = row.changes[id];
  return [
    `${title}: ${CHECK_STATUS_LABELS[status]}.`,
    ...messages,
    ...(change ? [`Changed: ${change.lines.join('; ')}`] : []),
    ...(cell
      ? [
          `(${cell.durationMs === null ? 'no call' : formatDuration(cell.durationMs)}, ${formatTimestamp(cell.ranAt)})`,
        ]
      : []),
  ].join(' ');
}
