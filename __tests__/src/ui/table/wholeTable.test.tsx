import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { DataTable } from '@/ui/table/DataTable';
import { InfiniteTable } from '@/ui/table/InfiniteTable';

const rows = Array.from({ length: 200 }, (_row, index) => index);
const COMMON = {
  label: 'Numbers',
  columns: [{ key: 'number', title: 'Number', width: 100, text: String }],
  rows,
  rowKey: (row: number) => row,
  isLoading: false,
  empty: null,
};

/** How many rows are on the page. */
function drawn(isWhole: boolean, kind: 'infinite' | 'paged'): number {
  const onMore = jest.fn();
  const table =
    kind === 'paged' ? (
      <DataTable
        {...COMMON}
        view={{ sort: null, page: 2, pageSize: 30 }}
        onView={() => undefined}
        pageSizes={[30]}
        isWhole={isWhole}
      />
    ) : (
      <InfiniteTable
        {...COMMON}
        list="numbers"
        isLoadingMore={false}
        hasMore
        onMore={onMore}
        endText=""
        isWhole={isWhole}
      />
    );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: table }])} />);
  // Paper asks for nothing: it has what is there.
  expect(onMore).not.toHaveBeenCalled();
  return screen.getAllByRole('rowheader').length;
}

it.each(['infinite', 'paged'] as const)('paper has every row of a table that is %s', (kind) => {
  expect(drawn(true, kind)).toBe(200);
});

it.each(['infinite', 'paged'] as const)('the screen has a part of a table that is %s', (kind) => {
  expect(drawn(false, kind)).toBeLessThan(60);
});
