import { type ReactNode } from 'react';
import { type PageSource } from '@/api/client/pages';
import { describeFailure, describeRiderFailure, NO_MORE_RESULTS_TEXT } from '@/domain/failures';
import { EmptyState } from '@/ui/EmptyState';
import { type Column } from '@/ui/table/column';
import { InfiniteTable } from '@/ui/table/InfiniteTable';
import { useIsPrinting } from '@/ui/useIsPrinting';
import { CallFailure } from '../common/CallFailure';
import { InvalidRowsNotice } from '../common/InvalidRowsNotice';
import { type RecordLookup } from '../common/recordLookup';
import { TableTools } from '../common/tableTools/TableTools';
import { type InfiniteRows } from '../common/useInfiniteRows';
import { getRecordKey, useOpenRecord } from '../common/useOpenRecord';
import { type RecordParam } from '../common/useRecordParam';
import { useVisibleColumns } from '../common/useVisibleColumns';
import { type WithRawJson } from '../common/withRawJson';

interface Props<Row> {
  label: string;
  columns: readonly Column<Row>[];
  list: InfiniteRows<Row>;
  recordParam: RecordParam;
  lookup: RecordLookup<Row>;
  agency: string;
  userId: string;
  /** The table's name in the stored preferences and in export files. */
  table: string;
  nouns: { singular: string; plural: string };
  pages: PageSource<Row>;
  /** The message when the list cannot be loaded, from `RIDER_MESSAGE_INDEX`. */
  messageIndex: number;
  emptyTitle: string;
  /** The title of an opened record, before its id: `Pass`. */
  recordName: string;
  /** Renders buttons for an opened record. */
  renderActions?: (row: Row) => ReactNode;
}

/** One of a rider's lists. A click on a row opens its JSON. */
export function RiderRecordList<Row extends WithRawJson>(props: Props<Row>) {
  const { label, columns, list, recordParam, lookup, messageIndex, emptyTitle, recordName, renderActions } =
    props;
  const { agency, userId, table, nouns, pages } = props;
  const isPrinting = useIsPrinting();
  const { rowAction, modal } = useOpenRecord({ recordParam, list, lookup, title: recordName, renderActions });
  const renderFailure = (failure: typeof list.failure, onRetry: () => void) =>
    failure && (
      <CallFailure
        failure={failure}
        title={describeRiderFailure(messageIndex, failure)}
        onRetry={onRetry}
        isRetrying={list.isFetching}
      >
        {describeFailure(failure)}
      </CallFailure>
    );
  return (
    <>
      <div className="rider-record-list__tools">
        <TableTools
          size="small"
          table={table}
          columns={columns}
          listExport={{
            nouns,
            agency,
            filter: '',
            list,
            pages: { source: pages, rowKey: getRecordKey },
            // `rider-1000119-passes`
            baseName: table.replace('rider', `rider-${userId}`),
          }}
        />
      </div>
      <InvalidRowsNotice count={list.invalidRowCount} />
      <InfiniteTable
        label={label}
        listKey={label}
        columns={useVisibleColumns(table, columns)}
        rows={list.rows}
        rowKey={getRecordKey}
        rowAction={rowAction}
        isLoading={list.isLoading}
        isLoadingMore={list.isLoadingMore}
        hasMore={list.hasMore}
        onLoadMore={list.loadMore}
        failure={renderFailure(list.failure, list.retry)}
        nextPageFailure={renderFailure(list.nextPageFailure, list.loadMore)}
        emptyState={<EmptyState title={emptyTitle} />}
        endText={NO_MORE_RESULTS_TEXT}
        showsAllRows={isPrinting}
      />
      {modal}
    </>
  );
}
