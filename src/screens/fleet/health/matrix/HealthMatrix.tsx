import { type ReactNode, useCallback, useMemo, useRef } from 'react';
import { formatCount } from '@/lib/text/formatCount';
import { usePanelFocus } from '@/shared/fleet-ui/usePanelFocus';
import { focusFilterNear } from '@/ui/focus/focusFilterNear';
import { useIsPrinting } from '@/ui/hooks/useIsPrinting';
import { type Sort } from '@/ui/table/column';
import { useRowHeight } from '@/ui/table/infinite/useRowHeight';
import { useCellFocus } from '@/ui/table/useCellFocus';
import { useScrollRestoration } from '@/ui/table/useScrollRestoration';
import { useVirtualRows } from '@/ui/table/useVirtualRows';
import {
  describeChange,
  describeSum,
  type HealthTable,
  type HealthTableRow,
  WHOLE_AGENCY,
} from '../healthTable';
import { MatrixFooter } from './MatrixFooter';
import { MatrixHeader } from './MatrixHeader';
import { MatrixRow } from './MatrixRow';
import { sortMatrix } from './sortMatrix';
import '@/ui/table/table.css';
import './HealthMatrix.css';

/** In pixels, as in HealthMatrix.css. */
const HEAD_HEIGHT = 108;
const FOOT_HEIGHT = 36;
/** The columns before those of the table: the agency and the sum. */
const FIRST_COLUMNS = 2;

const getKey = ({ agency }: HealthTableRow) => agency.abbreviation;

interface Props {
  /** Identifies the run, its view and filter: Back restores the scroll position only for the same. */
  listKey: string;
  table: HealthTable;
  /** The rows and columns that a filter leaves. */
  shown: Pick<HealthTable, 'rows' | 'columns'>;
  sort: Sort | null;
  onSort: (sort: Sort) => void;
  pinned: readonly string[];
  /** `columnId` is null for the whole agency. */
  onOpen: (abbreviation: string, columnId: string | null) => void;
  /** The cell whose panel is beside the matrix; null for none. */
  opened: { abbreviation: string; columnId: string | null } | null;
  /** The button of an agency that could not be asked. Tab leads to it only from its cell. */
  renderRetry: (abbreviation: string, isTabStop: boolean) => ReactNode;
  emptyState: ReactNode;
}

/**
 * Agencies by columns, as a grid: one stop of Tab, arrow keys move between cells, and Enter opens what the cell is about.
 * Only the visible rows are rendered.
 */
export function HealthMatrix({
  listKey,
  table,
  shown,
  sort,
  onSort,
  pinned,
  onOpen,
  opened,
  renderRetry,
  emptyState,
}: Props) {
  const { columns } = shown;
  const rows = useMemo(() => sortMatrix(shown.rows, table.statuses, sort), [shown.rows, table, sort]);
  const scrollRef = useRef<HTMLDivElement>(null);
  const tableRef = useRef<HTMLTableElement>(null);
  const rowHeight = useRowHeight();
  const { initialOffset, onRowFocused } = useScrollRestoration({
    scrollRef,
    tableRef,
    listKey: JSON.stringify(['fleet', listKey, sort]),
    rows,
    rowKey: getKey,
    height: rows.length * rowHeight,
    hasMore: false,
  });
  const virtualRows = useVirtualRows({
    scrollRef,
    count: rows.length,
    rowHeight,
    headHeight: HEAD_HEIGHT,
    // The sums of the columns are above the last rows.
    footHeight: FOOT_HEIGHT,
    initialTop: initialOffset,
  });
  const { first, end } = useIsPrinting() ? { first: 0, end: rows.length } : virtualRows;
  const { active, focused, focusCell, gridProps } = useCellFocus({
    tableRef,
    rowCount: rows.length,
    columnCount: columns.length + FIRST_COLUMNS,
    rendered: { first, count: end - first },
    scrollToRow: virtualRows.scrollToRow,
    onCellFocused: onRowFocused,
  });
  usePanelFocus(opened, ({ abbreviation, columnId }) => {
    const row = rows.findIndex(({ agency }) => agency.abbreviation === abbreviation);
    const column = columns.findIndex(({ id }) => id === columnId);
    if (row < 0) focusFilterNear(scrollRef.current);
    else focusCell({ row, column: column < 0 ? 0 : column + FIRST_COLUMNS });
  });
  const open = useCallback(
    (row: HealthTableRow, column: number) =>
      onOpen(row.agency.abbreviation, columns[column - FIRST_COLUMNS]?.id ?? null),
    [onOpen, columns],
  );
  return (
    <div className="table health-matrix">
      <div className="table__scroll" ref={scrollRef} role="region" aria-label="Agencies, scrollable">
        <table
          {...gridProps}
          ref={tableRef}
          // eslint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- ARIA in HTML allows it
          role="grid"
          aria-label="Agencies"
          aria-rowcount={rows.length + 2}
          aria-colcount={columns.length + FIRST_COLUMNS}
          className="table__table"
        >
          <MatrixHeader
            table={table}
            columns={columns}
            sort={sort}
            onSort={onSort}
            activeColumn={active.row < 0 ? active.column : null}
          />
          <tbody>
            <Spacer height={first * rowHeight} />
            {rows.slice(first, end).map((row, offset) => (
              <MatrixRow
                key={row.agency.abbreviation}
                row={row}
                index={first + offset}
                columns={columns}
                onOpen={open}
                isOpened={opened?.abbreviation === row.agency.abbreviation}
                openedColumnId={opened?.abbreviation === row.agency.abbreviation ? opened.columnId : null}
                isPinned={pinned.includes(row.agency.abbreviation)}
                activeColumn={active.row === first + offset ? active.column : null}
                retry={
                  row.failure === null
                    ? null
                    : renderRetry(row.agency.abbreviation, active.row === first + offset && active.column > 0)
                }
              />
            ))}
            <Spacer height={(rows.length - end) * rowHeight} />
          </tbody>
          {rows.length > 0 && <MatrixFooter table={{ ...table, rows }} columns={columns} />}
        </table>
        {rows.length === 0 && <div className="table__notice">{emptyState}</div>}
      </div>
      <div className="table__footer">
        <span className="table__status" role="status">
          {formatCount(rows.length, 'agency', 'agencies')}
        </span>
        <span className="health-matrix__cell-text">
          {focused && describeCell(table, rows[focused.row], focused.column, columns)}
        </span>
      </div>
    </div>
  );
}

/** Describes a cell with the agency's whole name, because a tooltip needs a pointer. */
function describeCell(
  { sumTitle }: HealthTable,
  row: HealthTableRow | undefined,
  column: number,
  columns: HealthTable['columns'],
): string {
  if (!row) return '';
  const { agency, failure, cells } = row;
  const change = describeChange(row, WHOLE_AGENCY, failure ?? '');
  const { abbreviation, name } = agency;
  if (column === 0)
    return [[abbreviation, name].filter(Boolean).join(', '), change].filter(Boolean).join('. ');
  // One cell over all columns.
  if (failure !== null) return `${abbreviation}, ${failure} ${change}`.trimEnd();
  if (column === 1) return `${abbreviation}, ${sumTitle}: ${describeSum(row)}`;
  const cell = cells[columns[column - FIRST_COLUMNS]?.id ?? ''];
  return cell ? `${abbreviation}, ${cell.text}` : '';
}

function Spacer({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden="true" style={{ height }}>
      <td />
    </tr>
  );
}
