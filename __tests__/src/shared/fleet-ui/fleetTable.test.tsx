import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { FleetTable } from '@/shared/fleet-ui/FleetTable';
import { useSortParam } from '@/shared/fleet-ui/useSortParam';
import tokens from '@/ui/theme/tokens.json';

const rows = Array.from({ length: 122 }, (_, index) => `A${index}`);

interface Options {
  headNotes?: Readonly<Record<string, string>>;
  openedKey?: string;
  url?: string;
}

function renderTable(title: string, { headNotes, openedKey, url = '/' }: Options = {}) {
  const text = (row: string) => row;
  let setFilterKey: (key: string) => void = () => undefined;
  let closePanel: () => void = () => undefined;
  function Page() {
    const [filterKey, setKey] = useState<string>();
    const [opened, setOpened] = useState(openedKey ?? null);
    const [sort, setSort] = useSortParam('sortHealth');
    setFilterKey = setKey;
    closePanel = () => setOpened(null);
    return (
      <FleetTable
        label="Agencies"
        nouns={['agency', 'agencies']}
        runId="r"
        columns={[{ key: 'agency', title, width: 100, text, sortBy: text }]}
        rows={rows}
        getKey={text}
        sort={sort}
        onSort={setSort}
        {...(filterKey !== undefined && { filterKey })}
        onOpen={() => undefined}
        openedKey={opened}
        {...(headNotes && { headNotes })}
        emptyState={null}
      />
    );
  }
  const router = createMemoryRouter([{ path: '/', element: <Page /> }], { initialEntries: [url] });
  render(<RouterProvider router={router} />);
  return {
    router,
    filterBy: (key: string) => act(() => setFilterKey(key)),
    closePanel: () => act(closePanel),
  };
}

it('has all its rows on paper, and only those in view on the screen', () => {
  renderTable('Agency');
  expect(screen.getAllByRole('rowheader').length).toBeLessThan(60);
  fireEvent(window, new Event('beforeprint'));
  expect(screen.getAllByRole('rowheader')).toHaveLength(122);
  fireEvent(window, new Event('afterprint'));
  expect(screen.getAllByRole('rowheader').length).toBeLessThan(60);
});

it('breaks a title with a note below it at underscores, and screen readers read it as one word', () => {
  renderTable('pay_admin_refunds', { headNotes: { agency: '84 on, 41 off' } });
  const button = screen.getByRole('button', { name: 'pay_admin_refunds' });
  expect(button.innerHTML).toContain('pay_<wbr>admin_<wbr>refunds');
});

it('shows the whole last row below the higher head', () => {
  renderTable('Agency', { headNotes: { agency: '84 on, 41 off' } });
  const [first] = screen.getAllByRole('button', { name: 'A0' });
  fireEvent.keyDown(first as HTMLElement, { key: 'End' });
  const bottom = screen.getByRole('region').scrollTop + window.innerHeight;
  expect(bottom).toBe(rows.length * Number.parseInt(tokens.size.row, 10) + 76);
});

it('has its order in the query string, and Back undoes it', async () => {
  const { router } = renderTable('Agency', { url: '/?sortHealth=agency.desc' });
  const getFirst = () => screen.getAllByRole('rowheader')[0];
  expect(getFirst()).toHaveTextContent('A121');
  expect(screen.getByRole('columnheader')).toHaveAttribute('aria-sort', 'descending');
  fireEvent.click(screen.getByRole('button', { name: 'Agency' }));
  await waitFor(() => expect(router.state.location.search).toBe('?sortHealth=agency.asc'));
  expect(getFirst()).toHaveTextContent('A0');
  await act(() => router.navigate(-1));
  expect(screen.getByRole('columnheader')).toHaveAttribute('aria-sort', 'descending');
  await act(() => router.navigate('/?sortHealth=agency'));
  expect(screen.getByRole('columnheader')).not.toHaveAttribute('aria-sort');
});

it('starts at its first row when it is filtered in another way', async () => {
  const { filterBy } = renderTable('Agency');
  const scrolled = screen.getByRole('region');
  fireEvent.scroll(scrolled, { target: { scrollTop: 800 } });
  filterBy('metro');
  expect(scrolled.scrollTop).toBe(0);
});

it('scrolls to the row whose panel was closed, and focuses it', () => {
  const { closePanel } = renderTable('Agency', { openedKey: 'A100' });
  expect(screen.queryByRole('button', { name: 'A100' })).not.toBeInTheDocument();
  closePanel();
  expect(screen.getByRole('button', { name: 'A100' })).toHaveFocus();
});
