import { type ReactNode } from 'react';
import { type PageSource } from '@/api/client/pages';
import { describeFailure, NO_MORE_RESULTS_TEXT } from '@/domain/failures';
import { describeRiderFailure } from '@/domain/failureTexts/riderProfile';
import { CallFailure } from '@/shared/errors/CallFailure';
import { InvalidRowsNotice } from '@/shared/lists/InvalidRowsNotice';
import { type InfiniteRows } from '@/shared/lists/useInfiniteRows';
import { useVisibleColumns } from '@/shared/lists/useVisibleColumns';
import { type RecordLookup } from '@/shared/records/recordLookup';
import { getRecordKey, useOpenRecord } from '@/shared/records/useOpenRecord';
import { type RecordParam } from '@/shared/records/useRecordParam';
import { type WithRawJson } from '@/shared/records/withRawJson';
import { TableTools } from '@/shared/table-tools/TableTools';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { useIsPrinting } from '@/ui/hooks/useIsPrinting';
import { type Column } from '@/ui/table/column';
import { InfiniteTable } from '@/ui/table/InfiniteTable';

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
