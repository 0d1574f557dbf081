import { useMemo, useState, type ReactNode } from 'react';
import { type Id } from '../../domain/entities/fields';
import { NO_MORE_RESULTS, reasonText, riderFailureMessage } from '../../domain/failures';
import { EmptyState } from '../../ui/EmptyState';
import { FailureAlert } from '../../ui/FailureAlert';
import { JsonModal } from '../../ui/json/JsonModal';
import { type Column } from '../../ui/table/column';
import { InfiniteTable } from '../../ui/table/InfiniteTable';
import { UnreadableRows } from '../common/UnreadableRows';
import { type InfiniteRows } from '../common/useInfiniteRows';

interface Record {
  id: Id;
  /** The whole row's JSON as it came. */
  raw: string;
}

interface Properties<Row extends Record> {
  label: string;
  columns: readonly Column<Row>[];
  list: InfiniteRows<Row>;
  /** The catalogue's message when the list can't be read. */
  messageIndex: number;
  emptyTitle: string;
  /** What a record is called, before its id. */
  recordName: string;
  /** What can be done with a record, beside reading it. */
  actionsOf?: (row: Row) => ReactNode;
}

export function recordKey({ id }: Record): Id {
  return id;
}

/** One of a rider's lists: a row opens its record. */
export function RiderRecords<Row extends Record>(properties: Properties<Row>) {
  const { label, columns, list, messageIndex, emptyTitle, recordName, actionsOf } = properties;
  const [openId, setOpenId] = useState<Id | null>(null);
  const opening = useMemo(() => ({ onOpen: ({ id }: Row) => setOpenId(id) }), []);
  const place = list.rows.findIndex(({ id }) => id === openId);
  const row = list.rows[place];
  const failureAlert = (failure: typeof list.failure, onRetry: () => void) =>
    failure && (
      <FailureAlert
        title={riderFailureMessage(messageIndex, failure)}
        onRetry={onRetry}
        isRetrying={list.isFetching}
      >
        {reasonText(failure)}
      </FailureAlert>
    );
  const step = (to: number) => {
    const other = list.rows[to];
    return other && { open: () => setOpenId(other.id) };
  };
  return (
    <>
      <UnreadableRows count={list.unreadable} />
      <InfiniteTable
        label={label}
        list={label}
        columns={columns}
        rows={list.rows}
        rowKey={recordKey}
        opening={opening}
        isLoading={list.isLoading}
        isLoadingMore={list.isLoadingMore}
        hasMore={list.hasMore}
        onMore={list.loadMore}
        failure={failureAlert(list.failure, list.retry)}
        moreFailure={failureAlert(list.moreFailure, list.loadMore)}
        empty={<EmptyState title={emptyTitle} />}
        endText={NO_MORE_RESULTS}
      />
      {row && (
        <JsonModal
          title={`${recordName} #${row.id}`}
          json={row.raw}
          onClose={() => setOpenId(null)}
          actions={actionsOf?.(row)}
          onPrevious={step(place - 1)?.open}
          onNext={step(place + 1)?.open}
        />
      )}
    </>
  );
}
