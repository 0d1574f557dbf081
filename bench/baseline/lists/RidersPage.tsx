import { useState } from 'react';
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

/** Riders in the portal's 15 columns, with a filter that has no debounce. */
export function RidersPage() {
  const [term, setTerm] = useState('');
  const { data, hasNextPage, isFetching, fetchNextPage } = useRidersInfiniteQuery(term.trim());
  return (
    <ListPage
      label="Riders"
      columns={COLUMNS}
      rowKey="user_id"
      pages={data?.pages}
      canLoadMore={hasNextPage && !isFetching}
      onLoadMore={fetchNextPage}
    >
      <label htmlFor="filter">Filter</label>
      <input id="filter" type="search" value={term} onChange={({ target }) => setTerm(target.value)} />
    </ListPage>
  );
}
