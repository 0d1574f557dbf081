import { screen, within } from '@testing-library/react';
import { openWire, type Wire } from '../../support/platform';
import { renderAt } from '../../support/renderAt';

let wire: Wire;
beforeAll(async () => {
  wire = await openWire();
});

it('lists the riders', async () => {
  await renderAt('/agency-dashboard/CBTA/riders', wire, { agencies: ['CBTA'] });
  const table = await screen.findByRole('table', { name: 'Riders' });
  expect((await within(table).findAllByRole('link')).length).toBeGreaterThan(5);
});
