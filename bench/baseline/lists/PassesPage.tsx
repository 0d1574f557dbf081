import { usePassesInfiniteQuery } from './api';
import { ListPage } from './ListPage';

const COLUMNS = [
  'id',
  'created',
  'sku',
  'name',
  'price',
  'currency',
  'serial_number',
  'po_id',
  'payment_state',
  'user_id',
  'application_session',
];

/** Passes in the portal's 11 columns. */
export function PassesPage() {
  const { data, hasNextPage, isFetching, fetchNextPage } = usePassesInfiniteQuery(undefined);
  return (
    <ListPage
      label="Passes"
      columns={COLUMNS}
      rowKey="id"
      pages={data?.pages}
      canLoadMore={hasNextPage && !isFetching}
      onLoadMore={fetchNextPage}
    />
  );
}
