import { screen, within } from '@testing-library/react';
import { respondWith, setUpNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

const network = setUpNetwork();

const METRO_SESSION = { agencies: ['METRO'] };

it.each([
  '/nowhere',
  '/agency-dashboard',
  '/agency-dashboard/METRO/nothing',
  '/agency-dashboard/METRO/riders/x',
  // There is nothing to open in the other region either.
  '/nowhere?region=australia',
  '/agency-dashboard/METRO/riders/x?region=australia',
])('%s shows the not-found page inside the shell without any request', async (path) => {
  await renderRoute(path, network, METRO_SESSION);
  expect(await screen.findByText('This page does not exist')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'NOT FOUND' })).toBeInTheDocument();
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Go to Home' })).toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
  expect(network.requests).toEqual([]);
});

it('opens the palette, and narrows the menu with the first click', async () => {
  const { user } = await renderRoute('/nowhere', network, METRO_SESSION);
  await screen.findByText('This page does not exist');
  await user.click(screen.getByRole('button', { name: 'Collapse the menu' }));
  expect(await screen.findByRole('button', { name: 'Expand the menu' })).toBeVisible();
  await user.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('dialog', { name: 'Command palette' })).toBeVisible();
});

it('an unknown agency’s error links to the list of agencies', async () => {
  const { goTo } = await renderRoute('/pso-users', network, METRO_SESSION);
  network.intercept('/agencies/METRO', respondWith(404));
  await goTo('/agency-dashboard/METRO');
  expect(await screen.findByText('Unable to retrieve Agency')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See all agencies' })).toHaveAttribute(
    'href',
    '/agencies?region=us-east',
  );
});

it('the 404 of a proxy does not count as that of an unknown agency', async () => {
  const { goTo } = await renderRoute('/pso-users', network, METRO_SESSION);
  network.intercept('/agencies/METRO', respondWith(404, '<html>'));
  await goTo('/agency-dashboard/METRO');
  expect(await screen.findByText('Unable to retrieve Agency')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'See all agencies' })).not.toBeInTheDocument();
});

it('an unknown rider’s error links to the list of riders', async () => {
  await renderRoute('/agency-dashboard/METRO/riders/99999999', network, METRO_SESSION);
  const link = await screen.findByRole('link', { name: 'See the riders of METRO' });
  expect(link.closest('[role="alert"]')).toHaveTextContent(/Unable to retrieve Rider Profile/);
  expect(link).toHaveAttribute('href', '/agency-dashboard/METRO/riders?region=us-east');
});

it('an unknown rider can be looked for in all agencies', async () => {
  const path = '/agency-dashboard/METRO/riders/99999999';
  const { user } = await renderRoute(path, network, METRO_SESSION);
  await user.click(await screen.findByRole('button', { name: 'Find 99999999 in all agencies' }));
  expect(await screen.findByRole('searchbox', { name: 'Rider' })).toHaveValue('99999999');
});

it('the agency login says when the agency does not exist', async () => {
  const { user } = await renderRoute('/agency-dashboard/NOPE', network);
  await user.click(await screen.findByRole('button', { name: 'Sign in with my operator account' }));
  expect(await screen.findByText('There is no agency NOPE.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See all agencies' })).toHaveAttribute(
    'href',
    '/agencies?region=us-east',
  );
});
