import { screen } from '@testing-library/react';
import { respondWith, setUpNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';
import { respondWithRiders } from '@tests/support/ridersFixture';

const network = setUpNetwork();

it('says how many selected rows are no longer loaded after a refresh, also in Export, and deselects them too', async () => {
  const { user, goTo } = await renderRoute('/', network, { agencies: ['CBTA'] });
  network.intercept('page=1&', respondWithRiders([9, 8], { nextPage: 2 }));
  network.intercept('page=2&', respondWithRiders([7]), 1);
  network.intercept('page=2&', respondWith(500));
  await goTo('/agency-dashboard/CBTA/riders');
  await screen.findByText('3 loaded');
  await user.click(screen.getByRole('button', { name: 'Select' }));
  await user.click(await screen.findByRole('button', { name: 'Select all 3' }));
  expect(screen.getByText('3 selected')).toBeInTheDocument();
  await user.keyboard('r');
  expect(await screen.findByText('2 selected, 1 more not loaded')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Export only these' }));
  expect(
    await screen.findByRole('radio', { name: 'The 2 selected riders; 1 more not loaded' }),
  ).toBeChecked();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Select none' }));
  expect(screen.getByText('0 selected')).toBeInTheDocument();
});
