import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { InfiniteTable } from '@/ui/table/infinite/InfiniteTable';

const createRows = (count: number, first = 0) =>
  Array.from({ length: count }, (_row, index) => first + index);

const buildPage = (rows: readonly number[]) => {
  const table = (
    <>
      <InfiniteTable
        label="Numbers"
        // No test starts at the scroll position of another.
        listKey={String(expect.getState().currentTestName)}
        columns={[{ key: 'number', title: 'Number', width: 100, text: String }]}
        rows={rows}
        rowKey={(row) => row}
        rowAction={{ onOpen: () => undefined }}
        isLoading={false}
        emptyState={null}
        isLoadingMore={false}
        hasMore={false}
        onLoadMore={() => undefined}
        endText=""
      />
      <button type="button">Elsewhere</button>
    </>
  );
  return <RouterProvider router={createMemoryRouter([{ path: '/', element: table }])} />;
};

const scrollRegion = () => screen.getByRole('region', { name: 'Numbers, scrollable' });
const getRow = (number: number) => screen.getByRole('button', { name: String(number) });
const scrollFar = () => fireEvent.scroll(scrollRegion(), { target: { scrollTop: 3000 } });

it('the focus of a row that is scrolled out of view goes to the scrolled area, for the keys that scroll', () => {
  render(buildPage(createRows(200)));
  getRow(3).focus();
  scrollFar();
  expect(screen.queryByRole('button', { name: '3' })).not.toBeInTheDocument();
  expect(scrollRegion()).toHaveFocus();
});

it('the focus of a row that has left the list goes to the scrolled area, too', () => {
  const { rerender } = render(buildPage(createRows(20)));
  getRow(15).focus();
  rerender(buildPage(createRows(10)));
  expect(scrollRegion()).toHaveFocus();
});

it('leaves the focus where it is outside the table', () => {
  render(buildPage(createRows(200)));
  getRow(3).focus();
  screen.getByRole('button', { name: 'Elsewhere' }).focus();
  scrollFar();
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});
