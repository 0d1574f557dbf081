import { renderHook } from '@testing-library/react';
import { type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { type InfiniteQuery, useInfiniteRows } from '@/shared/lists/infinite/useInfiniteRows';
import { createTestStore } from '@tests/support/createTestStore';
import { setUpNetwork } from '@tests/support/fakeNetwork';

interface Row {
  id: number;
}

const network = setUpNetwork();

const FAILURE = { kind: 'status', status: 500 };

async function renderRows(initialQuery: Partial<InfiniteQuery<Row>>) {
  const store = await createTestStore({}, network);
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  return renderHook(
    (query: Partial<InfiniteQuery<Row>>) =>
      useInfiniteRows<Row>(
        {
          isFetching: false,
          isFetchingNextPage: false,
          isFetchNextPageError: false,
          hasNextPage: false,
          fetchNextPage: () => undefined,
          refetch: () => undefined,
          ...query,
        },
        ({ id }) => id,
      ),
    { wrapper, initialProps: initialQuery },
  );
}

it('a list is as old as its first page', async () => {
  const page = (id: number, readAt: number) => ({ rows: [{ id }], invalidRowCount: 0, next: id, readAt });
  const { result } = await renderRows({ currentData: { pages: [page(2, 1_000), page(1, 600_000)] } });
  expect(result.current.readAt).toBe(1_000);
});

it('the failure of an earlier request is not shown while its filter is asked again, unless by Try again', async () => {
  const [first, second] = [{ term: 'jo' }, { term: 'jon' }];
  const { result, rerender } = await renderRows({ originalArgs: first, isFetching: true });
  rerender({ originalArgs: first, error: FAILURE });
  expect(result.current.failure).toEqual(FAILURE);
  rerender({ originalArgs: first, error: FAILURE, isFetching: true });
  expect(result.current.failure).toEqual(FAILURE);
  rerender({ originalArgs: second, isFetching: true });
  expect(result.current.failure).toBeNull();
  rerender({ originalArgs: first, error: FAILURE, isFetching: true });
  expect([result.current.failure, result.current.isLoading]).toEqual([null, true]);
});
