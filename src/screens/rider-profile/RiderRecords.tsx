import { type ReactNode } from 'react';
import { NO_MORE_RESULTS, reasonText, riderFailureMessage } from '@/domain/failures';
import { EmptyState } from '@/ui/EmptyState';
import { type Column } from '@/ui/table/column';
import { InfiniteTable } from '@/ui/table/InfiniteTable';
import { usePrinting } from '@/ui/usePrinting';
import { CallFailure } from '../common/CallFailure';
import { type Documented } from '../common/documented';
import { type SoughtRecord } from '../common/soughtRecord';
import { type ListExport } from '../common/tableTools/listExport';
import { TableTools } from '../common/tableTools/TableTools';
import { UnreadableRows } from '../common/UnreadableRows';
import { useColumns } from '../common/useColumns';
import { type InfiniteRows } from '../common/useInfiniteRows';
import { keyOfRecord, useOpenRecord } from '../common/useOpenRecord';
import { type RecordAddress } from '../common/useRecordAddress';

interface Props<Row> {
  label: string;
  columns: readonly Column<Row>[];
  list: InfiniteRows<Row>;
  record: RecordAddress;
  sought: SoughtRecord<Row>;
  agency: string;
  userId: string;
  /** The table's name in the preferences and in files. */
  table: string;
  nouns: { one: string; many: string };
  /** The request of one page of what is listed. */
  request: NonNullable<ListExport<Row>['pages']>['request'];
  /** The catalogue's message when the list can't be read. */
  messageIndex: number;
  emptyTitle: string;
  /** What a record is called, before its id. */
  recordName: string;
  /** What can be done with a record, beside reading it. */
  actionsOf?: (row: Row) => ReactNode;
}

/** One of a rider's lists: a row opens its record. */
export function RiderRecords<Row extends Documented>(props: Props<Row>) {
  const { label, columns, list, record, sought, messageIndex, emptyTitle, recordName, actionsOf } = props;
  const { agency, userId, table, nouns, request } = props;
  const isPrinting = usePrinting();
  const { opening, modal } = useOpenRecord({ record, list, sought, title: recordName, actionsOf });
  const failureAlert = (failure: typeof list.failure, onRetry: () => void) =>
    failure && (
      <CallFailure
        failure={failure}
        title={riderFailureMessage(messageIndex, failure)}
        onRetry={onRetry}
        isRetrying={list.isFetching}
      >
        {reasonText(failure)}
      </CallFailure>
    );
  return (
    <>
      <div className="rider-records__tools">
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
      <UnreadableRows count={list.unreadable} />
      <InfiniteTable
        label={label}
        list={label}
        columns={useColumns(table, columns)}
        rows={list.rows}
        rowKey={keyOfRecord}
        opening={opening}
        isLoading={list.isLoading}
        isLoadingMore={list.isLoadingMore}
        hasMore={list.hasMore}
        onMore={list.loadMore}
        failure={failureAlert(list.failure, list.retry)}
        moreFailure={failureAlert(list.moreFailure, list.loadMore)}
        empty={<EmptyState title={emptyTitle} />}
        endText={NO_MORE_RESULTS}
        isWhole={isPrinting}
      />
      {modal}
    </>
  );
}
