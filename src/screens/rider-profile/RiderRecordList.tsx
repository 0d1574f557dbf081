import { type ReactNode } from 'react';
import { NO_MORE_RESULTS_TEXT, describeFailure, describeRiderFailure } from '@/domain/failures';
import { EmptyState } from '@/ui/EmptyState';
import { type Column } from '@/ui/table/column';
import { InfiniteTable } from '@/ui/table/InfiniteTable';
import { useIsPrinting } from '@/ui/useIsPrinting';
import { CallFailure } from '../common/CallFailure';
import { type WithRawJson } from '../common/withRawJson';
import { type RecordLookup } from '../common/recordLookup';
import { type ListExport } from '../common/tableTools/listExport';
import { TableTools } from '../common/tableTools/TableTools';
import { InvalidRowsNotice } from '../common/InvalidRowsNotice';
import { useVisibleColumns } from '../common/useVisibleColumns';
import { type InfiniteRows } from '../common/useInfiniteRows';
import { keyOfRecord, useOpenRecord } from '../common/useOpenRecord';
import { type RecordParam } from '../common/useRecordParam';

interface Props<Row> {
  label: string;
  columns: readonly Column<Row>[];
  list: InfiniteRows<Row>;
  recordParam: RecordParam;
  lookup: RecordLookup<Row>;
  agency: string;
  userId: string;
  /** The table's name in the preferences and in files. */
  table: string;
  nouns: { singular: string; plural: string };
  /** The request of one page of what is listed. */
  request: NonNullable<ListExport<Row>['pages']>['request'];
  /** The catalogue's message when the list can't be read. */
  messageIndex: number;
  emptyTitle: string;
  /** What a record is called, before its id. */
  recordName: string;
  /** What can be done with a record, beside reading it. */
  renderActions?: (row: Row) => ReactNode;
}

/** One of a rider's lists: a row opens its record. */
export function RiderRecordList<Row extends WithRawJson>(props: Props<Row>) {
  const { label, columns, list, recordParam, lookup, messageIndex, emptyTitle, recordName, renderActions } =
    props;
  const { agency, userId, table, nouns, request } = props;
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
          exported={{
            nouns,
            agency,
            filter: '',
            list,
            pages: { request, rowKey: keyOfRecord },
            file: table.replace('rider', `rider-${userId}`),
          }}
        />
      </div>
      <InvalidRowsNotice count={list.invalidRowCount} />
      <InfiniteTable
        label={label}
        listKey={label}
        columns={useVisibleColumns(table, columns)}
        rows={list.rows}
        rowKey={keyOfRecord}
        rowAction={rowAction}
        isLoading={list.isLoading}
        isLoadingMore={list.isLoadingMore}
        hasMore={list.hasMore}
        onLoadMore={list.loadMore}
        failure={renderFailure(list.failure, list.retry)}
        nextPageFailure={renderFailure(list.moreFailure, list.loadMore)}
        emptyState={<EmptyState title={emptyTitle} />}
        endText={NO_MORE_RESULTS_TEXT}
        showsAllRows={isPrinting}
      />
      {modal}
    </>
  );
}
