import { type CSSProperties, type ReactNode, useRef } from 'react';
import { type Application } from '@/domain/entities/application';
import { type ListedFeature } from '@/domain/features/listFeatures';
import { describeRow } from '@/domain/features/matrix/describeMatrix';
import { groupMatrixRows, type MatrixColumn } from '@/domain/features/matrix/featureMatrix';
import { formatCount } from '@/lib/text/formatCount';
import { useCellFocus } from '@/ui/table/useCellFocus';
import { useScrollRestoration } from '@/ui/table/useScrollRestoration';
import { CellLegend } from './FeatureMark';
import { FeatureMatrixHead } from './FeatureMatrixHead';
import { FeatureMatrixRow } from './FeatureMatrixRow';

interface Props {
  /** Identifies the agency and the filter: Back restores the scroll position and the cell only for the same. */
  listKey: string;
  rows: readonly ListedFeature[];
  columns: readonly MatrixColumn[];
  /** The number of features without a filter. */
  total: number;
  /** The columns for which the filter shows the row. */
  getMarkedColumns: (row: ListedFeature) => ReadonlySet<number>;
  onOpen: (application: Application, feature?: string) => void;
  onRetry: (application: Application) => void;
  /** The names of the selected features. */
  selected: ReadonlySet<string>;
  onSelect: (name: string, isSelected: boolean) => void;
  /** Copies a column. */
  onCopy: (columnIndex: number) => void;
  emptyState: ReactNode;
}

const getName = ({ name }: ListedFeature) => name;

/** Features by applications, as a grid: one stop of Tab, arrow keys move between cells, and Enter opens one. */
export function FeatureMatrixTable(props: Props) {
  const { listKey, rows, columns, total, getMarkedColumns, selected, onSelect, onOpen } = props;
  const { onRetry, onCopy, emptyState } = props;
  const scrollRef = useRef<HTMLDivElement>(null);
  const tableRef = useRef<HTMLTableElement>(null);
  const groups = groupMatrixRows(rows);
  const orderedRows = groups.flatMap((group) => group.rows);
  const { onRowFocused } = useScrollRestoration({
    scrollRef,
    tableRef,
    listKey,
    rows: orderedRows,
    rowKey: getName,
    // All rows are rendered.
    height: Infinity,
    hasMore: false,
  });
  const { active, focused, gridProps } = useCellFocus({
    tableRef,
    rowCount: orderedRows.length,
    columnCount: columns.length + 1,
    // A row of buttons that open, and one of buttons that copy.
    headerRowCount: 2,
    onCellFocused: onRowFocused,
  });
  const focusedRow = focused ? orderedRows[focused.row] : undefined;
  return (
    <div className="table feature-matrix-table">
      <div className="table__scroll" ref={scrollRef} role="region" aria-label="Features, scrollable">
        <table
          {...gridProps}
          ref={tableRef}
          // eslint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- ARIA in HTML allows it
          role="grid"
          aria-label="Features by application"
          className="table__table"
          style={{ '--columns': columns.length } as CSSProperties}
        >
          <colgroup>
            <col className="feature-matrix-table__names" />
          </colgroup>
          <FeatureMatrixHead
            columns={columns}
            active={active}
            onOpen={onOpen}
            onRetry={onRetry}
            onCopy={onCopy}
          />
          {groups.map(({ title, rows: groupRows }) => (
            <tbody key={title}>
              <tr className="feature-matrix-table__group">
                <th scope="rowgroup" colSpan={columns.length + 1} className="table__cell">
                  <span className="feature-matrix-table__group-title">
                    {title} <span>{groupRows.length}</span>
                  </span>
                </th>
              </tr>
              {groupRows.map((row) => {
                const index = orderedRows.indexOf(row);
                return (
                  <FeatureMatrixRow
                    key={row.name}
                    row={row}
                    index={index}
                    columns={columns}
                    onSelect={onSelect}
                    onOpen={onOpen}
                    isSelected={selected.has(row.name)}
                    marked={getMarkedColumns(row)}
                    activeColumn={active.row === index ? active.column : null}
                  />
                );
              })}
            </tbody>
          ))}
        </table>
        {rows.length === 0 && <div className="table__notice">{emptyState}</div>}
      </div>
      <div className="table__footer">
        <span className="table__status" role="status">
          {rows.length < total && `${rows.length} of `}
          {formatCount(total, 'feature', 'features')}
        </span>
        <span className="feature-matrix-table__sentence">
          {focusedRow && describeRow(focusedRow, columns)}
        </span>
        <CellLegend />
      </div>
    </div>
  );
}
