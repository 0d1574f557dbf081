import { useState } from 'react';
import { useRidersInfiniteQuery } from './api';
import { RIDER_COLUMNS } from './columns';
import { ListPage } from './ListPage';

/** Riders in the portal's 15 columns, with a filter that has no debounce. */
export function RidersPage() {
  const [term, setTerm] = useState('');
  const { data, hasNextPage, isFetching, fetchNextPage } = useRidersInfiniteQuery(term.trim());
  return (
    <ListPage
      label="Riders"
      columns={RIDER_COLUMNS}
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
