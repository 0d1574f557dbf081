import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { type RowAction } from '@/ui/table/column';
import { DataTable, type TableView } from '@/ui/table/DataTable';

const COLUMNS = [{ key: 'number', title: 'Number', width: 100, text: String, sortBy: (row: number) => row }];
const ROWS = Array.from({ length: 40 }, (_row, index) => index);

interface Props {
  rows?: readonly number[];
  rowAction?: RowAction<number>;
  page?: number;
}

function Numbers({ rows = ROWS, rowAction, page = 1 }: Props) {
  const [view, setView] = useState<TableView>({ sort: null, page, pageSize: 10 });
  return (
    <DataTable
      label="Numbers"
      columns={COLUMNS}
      rows={rows}
      rowKey={(row) => row}
      rowAction={rowAction}
      isLoading={false}
      emptyState={null}
      view={view}
      onViewChange={setView}
    />
  );
}

const buildPage = (rows?: readonly number[], rowAction?: RowAction<number>, page?: number) => (
  <RouterProvider
    router={createMemoryRouter([{ path: '/', element: <Numbers {...{ rows, rowAction, page }} /> }])}
  />
);
const findTabStops = () =>
  within(screen.getByRole('table'))
    .getAllByRole('rowheader')
    .filter(({ tabIndex }) => tabIndex === 0)
    .map(({ textContent }) => textContent);

it.each([
  ['another page', () => screen.getByRole('button', { name: 'Page 2' }), '10'],
  ['another order', () => screen.getByRole('button', { name: 'Number' }), '0'],
])('Tab enters the rows of %s at the first one', async (_what, getControl, firstText) => {
  const user = userEvent.setup();
  render(buildPage());
  await user.click(screen.getByRole('rowheader', { name: '3' }));
  await user.keyboard('{End}');
  expect(findTabStops()).toEqual(['9']);
  await user.click(getControl());
  expect(findTabStops()).toEqual([firstText]);
});

it('the stop of Tab stays at its row when rows are added above it, and is the first row without it', async () => {
  const user = userEvent.setup();
  const { rerender } = render(buildPage());
  expect(findTabStops()).toEqual(['0']);
  await user.click(screen.getByRole('rowheader', { name: '3' }));
  rerender(buildPage([-2, -1, ...ROWS]));
  expect(findTabStops()).toEqual(['3']);
  rerender(buildPage([-2, -1]));
  expect(findTabStops()).toEqual(['-2']);
});

it('shows the last page in place of one after it', () => {
  render(buildPage(undefined, undefined, 9));
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(
    ROWS.slice(30).map(String),
  );
});

it('opens only the rows that can be opened', async () => {
  const user = userEvent.setup();
  const onOpen = jest.fn();
  render(buildPage(undefined, { onOpen, canOpen: (row) => row !== 1 }));
  expect(screen.queryByRole('button', { name: '1' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('rowheader', { name: '1' }));
  await user.click(screen.getByRole('button', { name: '2' }));
  expect(onOpen.mock.calls).toEqual([[2]]);
});

it('marking text in a row does not open it, and marked text keeps no row from being opened by its opener', async () => {
  const onOpen = jest.fn();
  render(buildPage(undefined, { onOpen }));
  window.getSelection()?.selectAllChildren(screen.getByRole('rowheader', { name: '1' }));
  // A press on a button leaves the selection, and one on a text ends it.
  fireEvent.click(screen.getByRole('rowheader', { name: '1' }), { detail: 1 });
  expect(onOpen).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: '2' }), { detail: 1 });
  expect(onOpen.mock.calls).toEqual([[2]]);
});

it('opens the dialog of a row in a new tab', () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(window);
  const onOpen = jest.fn();
  const { rerender } = render(buildPage(undefined, { onOpen, getDialogHref: (row) => `/?record=${row}` }));
  const cell = () => screen.getByRole('rowheader', { name: '2' });
  fireEvent.click(cell(), { ctrlKey: true });
  fireEvent.click(within(cell()).getByRole('button'), { shiftKey: true });
  fireEvent(cell(), new MouseEvent('auxclick', { button: 1, bubbles: true }));
  expect(open.mock.calls).toEqual(Array.from({ length: 3 }, () => ['/?record=2', '_blank']));
  rerender(buildPage(undefined, { onOpen }));
  fireEvent.click(cell(), { ctrlKey: true });
  expect(open).toHaveBeenCalledTimes(3);
  expect(onOpen).not.toHaveBeenCalled();
});
