import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { HealthMatrix } from '@/screens/fleet/health/matrix/HealthMatrix';
import { buildHealthRow } from '@tests/support/healthRow';

const rows = Array.from({ length: 100 }, (_, index) => buildHealthRow(`A${index}`, `Agency number ${index}`));
const table = { sumTitle: 'Sum', changeLabel: 'changed', columns: [], statuses: [], rows };

type Opened = ComponentProps<typeof HealthMatrix>['opened'];

const buildMatrix = (shownRows = rows, opened: Opened = null) => (
  <HealthMatrix
    // The last test's focused cell would be restored in the same list.
    listKey={expect.getState().currentTestName ?? ''}
    table={table}
    shown={{ ...table, rows: shownRows }}
    sort={null}
    onSort={() => undefined}
    pinned={[]}
    onOpen={() => undefined}
    opened={opened}
    renderRetry={() => null}
    emptyState={null}
  />
);
function renderMatrix(opened: Opened = null) {
  const { rerender } = render(buildMatrix(rows, opened), { wrapper: MemoryRouter });
  return {
    user: userEvent.setup(),
    showRows: (shownRows: typeof rows) => rerender(buildMatrix(shownRows)),
  };
}
const agencyButton = (name: string) => screen.getByRole('button', { name });
const getLine = (index: number) => screen.queryByText(`A${index}, Agency number ${index}`);

it('names the agency that has the focus below the matrix, and none after the focus has left it', async () => {
  const { user } = renderMatrix();
  await user.click(agencyButton('A1'));
  expect(getLine(1)).toBeVisible();
  await user.keyboard('{ArrowDown}');
  expect(getLine(2)).toBeVisible();
  await user.tab();
  expect(getLine(2)).not.toBeInTheDocument();
});

it('says below the matrix what a failure, a sum and a changed agency are', async () => {
  const change = { abbreviation: 'A0', columnId: null, lines: ['could be read before'], rank: 0 };
  const failed = { ...buildHealthRow('A0'), failure: 'No answer.', changes: { '': change } };
  const summed = { ...buildHealthRow('A1'), done: 9, total: 10 };
  const asked = { ...buildHealthRow('A2'), isAsking: true };
  const { user, showRows } = renderMatrix();
  showRows([failed, summed, asked]);
  await user.click(agencyButton('A0 (changed)'));
  expect(screen.getByText('A0, A0 Transit. Changed: could be read before.')).toBeVisible();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByText('A0, No answer. Changed: could be read before.')).toBeVisible();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByText('A1, Sum: 9 of 10')).toBeVisible();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByText('A2, Sum: asking…')).toBeVisible();
});

it('has all its rows on paper', () => {
  renderMatrix();
  expect(screen.queryByRole('button', { name: 'A99' })).not.toBeInTheDocument();
  fireEvent(window, new Event('beforeprint'));
  expect(agencyButton('A99')).toBeVisible();
  fireEvent(window, new Event('afterprint'));
  expect(screen.queryByRole('button', { name: 'A99' })).not.toBeInTheDocument();
});

it('names no agency after the one with the focus is scrolled out of view, also when it is back', async () => {
  const { user } = renderMatrix();
  await user.click(agencyButton('A1'));
  const scrolled = screen.getByRole('region', { name: 'Agencies, scrollable' });
  fireEvent.scroll(scrolled, { target: { scrollTop: 1600 } });
  expect(screen.queryByRole('button', { name: 'A1' })).not.toBeInTheDocument();
  expect(screen.queryByText(/, Agency number/)).not.toBeInTheDocument();
  fireEvent.scroll(scrolled, { target: { scrollTop: 0 } });
  expect(agencyButton('A1')).not.toHaveFocus();
  expect(screen.queryByText(/, Agency number/)).not.toBeInTheDocument();
});

it('follows the agency that has the focus when rows come and go above it, and loses it with the agency', async () => {
  const { user, showRows } = renderMatrix();
  await user.click(agencyButton('A3'));
  showRows(rows.slice(2));
  expect(agencyButton('A3')).toHaveFocus();
  expect(getLine(3)).toBeVisible();
  expect(agencyButton('A3')).toHaveAttribute('tabindex', '0');
  showRows(rows);
  expect(getLine(3)).toBeVisible();
  showRows(rows.slice(4));
  expect(screen.queryByText(/, Agency number/)).not.toBeInTheDocument();
});

it('scrolls to the agency whose panel was closed, and focuses it', () => {
  const { showRows } = renderMatrix({ abbreviation: 'A90', columnId: null });
  expect(screen.queryByRole('button', { name: 'A90' })).not.toBeInTheDocument();
  showRows(rows.slice(2));
  expect(agencyButton('A90')).toHaveFocus();
});

it('keeps the column when Up and Down cross the one cell of an agency that could not be asked', async () => {
  const columns = ['terms', 'about'].map((id) => ({ id, title: id, description: '' }));
  const cells = Object.fromEntries(
    columns.map(({ id }) => [id, { status: 'ok', label: id, checkStatus: 'ok' as const, text: id }]),
  );
  const three = ['A0', 'A1', 'A2'].map((abbreviation, index) => ({
    ...buildHealthRow(abbreviation),
    cells,
    failure: index === 1 ? 'No answer.' : null,
  }));
  const props = {
    listKey: 'run',
    sort: null,
    onSort: () => undefined,
    pinned: [],
    onOpen: () => undefined,
    opened: null,
    renderRetry: () => null,
    emptyState: null,
  };
  render(<HealthMatrix table={{ ...table, columns }} shown={{ columns, rows: three }} {...props} />, {
    wrapper: MemoryRouter,
  });
  const user = userEvent.setup();
  const [above, below] = screen.getAllByRole('cell', { name: 'about' });
  const failure = screen.getByRole('cell', { name: 'No answer.' });
  await user.click(above as HTMLElement);
  await user.keyboard('{ArrowDown}');
  expect(failure).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(below).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowRight}{ArrowUp}');
  expect(above).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowLeft}');
  expect(agencyButton('A1')).toHaveFocus();
});
