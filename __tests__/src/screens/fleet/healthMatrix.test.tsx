import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HealthMatrix } from '@/screens/fleet/health/matrix/HealthMatrix';
import { buildHealthRow } from '@tests/support/healthRow';

const rows = Array.from({ length: 100 }, (_, index) => buildHealthRow(`A${index}`, `Agency number ${index}`));
const table = { sumTitle: 'Sum', changeLabel: 'changed', columns: [], statuses: [], rows };

function renderMatrix() {
  render(
    <HealthMatrix
      table={table}
      shown={table}
      pinned={[]}
      onOpen={() => undefined}
      renderRetry={() => null}
      emptyState={null}
    />,
  );
  return userEvent.setup();
}
const agencyButton = (name: string) => screen.getByRole('button', { name });
const getLine = (index: number) => screen.queryByText(`A${index}, Agency number ${index}`);

it('names the agency that has the focus below the matrix, and none after the focus has left it', async () => {
  const user = renderMatrix();
  await user.click(agencyButton('A1'));
  expect(getLine(1)).toBeVisible();
  await user.keyboard('{ArrowDown}');
  expect(getLine(2)).toBeVisible();
  await user.tab();
  expect(getLine(2)).not.toBeInTheDocument();
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
  const user = renderMatrix();
  await user.click(agencyButton('A1'));
  const scrolled = screen.getByRole('region', { name: 'Agencies, scrollable' });
  fireEvent.scroll(scrolled, { target: { scrollTop: 1600 } });
  expect(screen.queryByRole('button', { name: 'A1' })).not.toBeInTheDocument();
  expect(screen.queryByText(/, Agency number/)).not.toBeInTheDocument();
  fireEvent.scroll(scrolled, { target: { scrollTop: 0 } });
  expect(agencyButton('A1')).not.toHaveFocus();
  expect(screen.queryByText(/, Agency number/)).not.toBeInTheDocument();
});
