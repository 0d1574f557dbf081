import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { FleetTable } from '@/shared/fleet-ui/FleetTable';

const rows = Array.from({ length: 122 }, (_, index) => `A${index}`);

it('has all its rows on paper, and only those in view on the screen', () => {
  const table = (
    <FleetTable
      label="Agencies"
      nouns={['agency', 'agencies']}
      runId="r"
      columns={[{ key: 'agency', title: 'Agency', width: 100, text: (row: string) => row }]}
      rows={rows}
      getKey={(row) => row}
      onOpen={() => undefined}
      emptyState={null}
    />
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: table }])} />);
  expect(screen.getAllByRole('rowheader').length).toBeLessThan(60);
  fireEvent(window, new Event('beforeprint'));
  expect(screen.getAllByRole('rowheader')).toHaveLength(122);
  fireEvent(window, new Event('afterprint'));
  expect(screen.getAllByRole('rowheader').length).toBeLessThan(60);
});
