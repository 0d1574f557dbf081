import { type ReactNode, useState } from 'react';
import { type Row, usePassesInfiniteQuery } from './api';
import { PASS_COLUMNS } from './columns';
import { ListPage } from './ListPage';

/** Passes in the portal's 11 columns. A click on a row opens its JSON. */
export function PassesPage() {
  const [dialog, setDialog] = useState<ReactNode>(null);
  // As in the portal, a list does not load what only an open record needs. Without Suspense, because React shows content
  // no sooner than 300 ms after its fallback.
  const open = async (record: Row) => {
    const { RecordDialog } = await import('./RecordDialog');
    setDialog(<RecordDialog record={record} onClose={() => setDialog(null)} />);
  };
  const { data, hasNextPage, isFetching, fetchNextPage } = usePassesInfiniteQuery(undefined);
  return (
    <ListPage
      label="Passes"
      columns={PASS_COLUMNS}
      rowKey="id"
      pages={data?.pages}
      canLoadMore={hasNextPage && !isFetching}
      onLoadMore={fetchNextPage}
      onOpen={(row) => void open(row)}
    >
      {dialog}
    </ListPage>
  );
}
