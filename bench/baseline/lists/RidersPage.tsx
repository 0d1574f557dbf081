import { useRidersInfiniteQuery } from './api';
import { ListPage } from './ListPage';

const COLUMNS = [
  'user_id',
  'rmid',
  'customer_internal_id',
  'first_name',
  'last_name',
  'email',
  'a_telephone_number',
  'p_telephone_number',
  'date_of_birth',
  'smartcard_id',
  'smartcard',
  'smartcard_status',
  'concession_type',
  'rider_type',
  'amount',
];

/** Riders in the portal's 15 columns. */
export function RidersPage() {
  const { data, hasNextPage, isFetching, fetchNextPage } = useRidersInfiniteQuery(undefined);
  return (
    <ListPage
      label="Riders"
      columns={COLUMNS}
      rowKey="user_id"
      pages={data?.pages}
      canLoadMore={hasNextPage && !isFetching}
      onLoadMore={fetchNextPage}
    />
  );
}
