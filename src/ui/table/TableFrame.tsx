import { type ComponentProps, type ReactNode, type RefObject, useEffect } from 'react';
import { useAfterInteraction } from '../loading/useAfterInteraction';
import { getPinnedWidths } from './columnLayout';
import { loadTableExtras } from './extras/loadTableExtras';
import { SkeletonRows } from './rows/SkeletonRows';
import { TableHeader } from './TableHeader';
import { type TableProps } from './tableProps';
import './table.css';

/** Enough to fill the window. */
const DEFAULT_SKELETON_ROWS = 24;

/** `rows` are those that can be rendered: a row's `data-index` counts from the first of them. */
interface Props<Row> extends TableProps<Row> {
  tableRef: RefObject<HTMLTableElement | null>;
  scrollRef: RefObject<HTMLDivElement | null>;
  /** The number of all rows with the header; -1 if it is unknown. */
  ariaRowCount: number;
  getHeaderCellProps?: ComponentProps<typeof TableHeader<Row>>['getCellProps'];
  isLoadingMore?: boolean;
  /** Number of skeleton rows while loading. */
  expectedRows?: number;
  /** The rendered rows. */
  children: ReactNode;
  /** Shown between rows and footer. */
  alert?: ReactNode;
  /** The footer's text, when the rows are loaded. */
  status: string;
  /** Announced instead of the status. */
  spokenStatus?: string;
  /** Whether no more rows are loaded by themselves; by default, whether the rows are loaded. */
  isSettled?: boolean;
  footerEnd: ReactNode;
}

/** The frame of both kinds of table: the scrolled area with the header, notices, and the footer. */
export function TableFrame<Row>(props: Props<Row>) {
  const { label, columns, rows, rowKey, isLoading, failure, emptyState, tableRef, scrollRef } = props;
  const { expectedRows = DEFAULT_SKELETON_ROWS, alert, status, children } = props;
  const {
    isSettled = !isLoading,
    spokenStatus = status,
    announce,
    emptyAnnouncement = '',
    RowExtras,
  } = props;
  const announcement = rows.length > 0 ? `${label}, ${spokenStatus}` : failure ? '' : emptyAnnouncement;
  useEffect(() => {
    if (isSettled) announce?.(announcement);
    // Otherwise the same text would not be announced again.
    else if (isLoading) announce?.('');
  }, [announce, announcement, isSettled, isLoading]);
  const extras = useAfterInteraction(loadTableExtras);
  return (
    <div className="table">
      <div
        className="table__scroll"
        ref={scrollRef}
        role="region"
        aria-label={`${label}, scrollable`}
        tabIndex={0}
        style={getPinnedWidths(columns)}
      >
        {props.isLoadingMore && <div className="table__progress" />}
        <table
          ref={tableRef}
          className="table__table"
          aria-label={label}
          aria-busy={isLoading}
          aria-rowcount={props.ariaRowCount}
          aria-colcount={columns[0]?.position?.count ?? columns.length}
          style={{ width: columns.reduce((sum, { width }) => sum + width, 0) }}
        >
          <TableHeader columns={columns} getCellProps={props.getHeaderCellProps} />
          <tbody className={isLoading && rows.length > 0 ? 'table__rows--replaced' : undefined}>
            {isLoading && rows.length === 0 && <SkeletonRows columns={columns} count={expectedRows} />}
            {children}
          </tbody>
        </table>
        {extras && <extras.TableExtras tableRef={tableRef} columns={columns} rows={rows} />}
        {/* Rows that are being replaced are not in the list whose rows can be selected. */}
        {RowExtras && <RowExtras tableRef={tableRef} rowKey={rowKey} rows={isLoading ? [] : rows} />}
        {failure && <div className="table__notice">{failure}</div>}
        {!isLoading && !failure && rows.length === 0 && <div className="table__notice">{emptyState}</div>}
      </div>
      {alert && <div className="table__alert">{alert}</div>}
      <div className="table__footer">
        <span className="table__status" role={announce && !isLoading ? undefined : 'status'}>
          {isLoading ? 'Loading…' : status}
        </span>
        <span className="table__footer-end">{props.footerEnd}</span>
      </div>
    </div>
  );
}
