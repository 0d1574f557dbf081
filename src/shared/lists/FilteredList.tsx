import { type ReactNode } from 'react';
import { type PageSource } from '@/api/client/pages';
import { describeFailure, describeListFailure, type Failure } from '@/domain/failures';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { FilterBox } from '@/ui/filter/FilterBox';
import { type Column, type RowAction } from '@/ui/table/column';
import { type TableProps } from '@/ui/table/tableProps';
import { CallFailure } from '../errors/CallFailure';
import { TableTools } from '../table-tools/TableTools';
import { type InfiniteRows } from './infinite/useInfiniteRows';
import { InvalidRowsNotice } from './InvalidRowsNotice';
import { type ListFilter } from './listFilter';
import { useVisibleColumns } from './useVisibleColumns';
import './FilteredList.css';

type ListRows<Row> = Pick<
  InfiniteRows<Row>,
  'rows' | 'invalidRowCount' | 'isLoading' | 'isFetching' | 'hasMore' | 'retry' | 'failure'
>;

export interface FilteredListProps<Row> {
  label: string;
  nouns: { singular: string; plural: string };
  /** The table's name in the preferences. */
  table: string;
  /** The first part of an exported file's name. By default the table's name. */
  fileName?: string;
  /** Null for a list of the region. */
  agency: string | null;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string | number;
  rowAction?: RowAction<Row>;
  list: ListRows<Row>;
  /** The rows that match the filter, when the portal filters the rows itself. */
  matchingRows?: readonly Row[];
  matches?: (row: Row) => boolean;
  /** How an export reads all pages. Undefined for a list of one page. */
  pages?: PageSource<Row>;
  /** A list without a filter has small buttons above its upper right corner instead of a toolbar. */
  filter?: ListFilter;
  /** The fields that the filter searches. */
  placeholder?: string;
  /** A note of at most two lines in the toolbar, such as how many rows were searched. */
  note?: ReactNode;
  /** A button at the end of the toolbar. */
  action?: ReactNode;
  /** Alerts above the table. */
  alerts?: ReactNode;
  /** The title of a failed list's alert. `what` is the label, or `more` and the label. */
  describeError?: (what: string, failure: Failure) => string;
  /** By default a text with the nouns and the filter. */
  emptyState?: ReactNode;
}

/** `what` is the label, or `more` and the label. */
type RenderFailure = (failure: Failure | null, what: string, onRetry: () => void) => ReactNode;

interface Props<Row> extends FilteredListProps<Row> {
  children: (tableProps: TableProps<Row>, renderFailure: RenderFailure) => ReactNode;
}

/** A list's toolbar, alerts and texts, around a table. */
export function FilteredList<Row>(props: Props<Row>) {
  const { label, nouns, table, agency, columns, rowKey, rowAction, list, filter } = props;
  const { matchingRows = list.rows, placeholder = '', note, action, alerts } = props;
  const { describeError = describeListFailure, emptyState, children } = props;
  const filterText = filter?.debouncedText ?? '';
  const tools = <TableTools {...props} />;
  const renderFailure: RenderFailure = (failure, what, onRetry) =>
    failure && (
      <CallFailure
        failure={failure}
        title={describeError(what, failure)}
        onRetry={onRetry}
        isRetrying={list.isFetching}
      >
        {describeFailure(failure)}
      </CallFailure>
    );
  return (
    <>
      {filter ? (
        <div className="list-tools">
          <FilterBox
            label="Filter"
            placeholder={placeholder}
            value={filter.text}
            appliedValue={filterText}
            onChange={filter.onChange}
          />
          {/* The toolbar has the same height without a note, so that the list does not move. */}
          <div className="list-tools__note">{note}</div>
          <div className="list-tools__tools">{tools}</div>
          {action && <div className="list-tools__action">{action}</div>}
        </div>
      ) : (
        <div className="list-tools__corner">{tools}</div>
      )}
      {alerts}
      <InvalidRowsNotice count={list.invalidRowCount} />
      {children(
        {
          label,
          columns: useVisibleColumns(table, columns),
          rows: matchingRows,
          rowKey,
          rowAction,
          isLoading: list.isLoading,
          failure: renderFailure(list.failure, label, list.retry),
          emptyState:
            emptyState ||
            (filterText === '' ? (
              <EmptyState
                title={
                  agency === null
                    ? `There are no ${nouns.plural} in this region yet`
                    : `This agency has no ${nouns.plural} yet`
                }
              />
            ) : (
              <EmptyState title={`No ${nouns.singular} matches “${filterText}”`}>
                Clear the filter to see all {nouns.plural}.
              </EmptyState>
            )),
          chips: filter && [{ name: 'Filter', value: filterText, onClear: () => filter.onChange('') }],
        },
        renderFailure,
      )}
    </>
  );
}
