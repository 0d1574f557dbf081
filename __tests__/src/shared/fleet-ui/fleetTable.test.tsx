import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { FleetTable } from '@/shared/fleet-ui/FleetTable';
import tokens from '@/ui/theme/tokens.json';

const rows = Array.from({ length: 122 }, (_, index) => `A${index}`);

function renderTable(title: string, headNotes?: Readonly<Record<string, string>>) {
  const text = (row: string) => row;
  const table = (
    <FleetTable
      label="Agencies"
      nouns={['agency', 'agencies']}
      runId="r"
      columns={[{ key: 'agency', title, width: 100, text, sortBy: text }]}
      rows={rows}
      getKey={text}
      onOpen={() => undefined}
      {...(headNotes && { headNotes })}
      emptyState={null}
    />
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: table }])} />);
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
  renderTable('pay_admin_refunds', { agency: '84 on, 41 off' });
  const button = screen.getByRole('button', { name: 'pay_admin_refunds' });
  expect(button.innerHTML).toContain('pay_<wbr>admin_<wbr>refunds');
});

it('shows the whole last row below the higher head', () => {
  renderTable('Agency', { agency: '84 on, 41 off' });
  const [first] = screen.getAllByRole('button', { name: 'A0' });
  fireEvent.keyDown(first as HTMLElement, { key: 'End' });
  const bottom = screen.getByRole('region').scrollTop + window.innerHeight;
  expect(bottom).toBe(rows.length * Number.parseInt(tokens.size.row, 10) + 76);
});
