import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { DataTable } from '@/ui/table/DataTable';
import { InfiniteTable } from '@/ui/table/infinite/InfiniteTable';

const ROW_COUNT = 200;
const rows = Array.from({ length: ROW_COUNT }, (_row, index) => index);
const COMMON = {
  label: 'Numbers',
  columns: [{ key: 'number', title: 'Number', width: 100, text: String }],
  rows,
  rowKey: (row: number) => row,
  isLoading: false,
  emptyState: null,
};

it('has thousands separators in the numbers of its rows', () => {
  const table = (
    <DataTable
      {...COMMON}
      rows={Array.from({ length: 1234 }, (_row, index) => index)}
      view={{ sort: null, page: 34, pageSize: 30 }}
      onViewChange={() => undefined}
    />
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: table }])} />);
  expect(screen.getByText('991–1,020 of 1,234')).toBeInTheDocument();
});

it.each(['infinite', 'paged'] as const)('the %s table renders all rows for printing only', (kind) => {
  const onLoadMore = jest.fn();
  const table =
    kind === 'paged' ? (
      <DataTable {...COMMON} view={{ sort: null, page: 2, pageSize: 30 }} onViewChange={() => undefined} />
    ) : (
      <InfiniteTable
        {...COMMON}
        listKey="numbers"
        isLoadingMore={false}
        hasMore
        onLoadMore={onLoadMore}
        endText=""
      />
    );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: table }])} />);
  const countRows = () => screen.getAllByRole('rowheader').length;
  expect(countRows()).toBeLessThan(60);
  if (kind === 'paged') expect(screen.getByText('31–60 of 200')).toBeInTheDocument();
  fireEvent(window, new Event('beforeprint'));
  expect(countRows()).toBe(ROW_COUNT);
  if (kind === 'paged') expect(screen.getByText('1–200 of 200')).toBeInTheDocument();
  fireEvent(window, new Event('afterprint'));
  expect(countRows()).toBeLessThan(60);
  // Printing must not request more pages.
  expect(onLoadMore).not.toHaveBeenCalled();
});
