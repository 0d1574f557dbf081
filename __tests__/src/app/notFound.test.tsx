import { screen, within } from '@testing-library/react';
import { answer, openWire, type Wire } from '@tests/support/platform';
import { renderAt } from '@tests/support/renderAt';

let wire: Wire;
beforeAll(async () => {
  wire = await openWire();
});

const METRO = { agencies: ['METRO'] };

it.each([
  '/nowhere',
  '/agency-dashboard',
  '/agency-dashboard/METRO/nothing',
  '/agency-dashboard/METRO/riders/x',
])('%s is not found, inside the shell, without a call', async (path) => {
  await renderAt(path, wire, METRO);
  expect(await screen.findByText('This page does not exist')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'NOT FOUND' })).toBeInTheDocument();
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Go to Home' })).toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
  expect(wire.sent).toEqual([]);
});

it('an agency that the platform does not know leads to those it does', async () => {
  const { goTo } = await renderAt('/pso-users', wire, METRO);
  wire.fault('/agencies/METRO', answer(404));
  await goTo('/agency-dashboard/METRO');
  expect(await screen.findByText('Unable to retrieve Agency')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See all agencies' })).toHaveAttribute('href', '/agencies');
});

it('a rider whom the platform does not know leads to those it does', async () => {
  await renderAt('/agency-dashboard/METRO/riders/99999999', wire, METRO);
  const alert = (await screen.findByText(/Unable to retrieve Rider Profile/)).closest('[role="alert"]');
  expect(within(alert as HTMLElement).getByRole('link', { name: 'See the riders of METRO' })).toHaveAttribute(
    'href',
    '/agency-dashboard/METRO/riders',
  );
});

it('an agency that nobody has made says so where it is signed in to', async () => {
  const { user } = await renderAt('/agency-dashboard/NOPE', wire);
  await user.click(await screen.findByRole('button', { name: 'Sign in with my operator account' }));
  expect(await screen.findByText('There is no agency NOPE.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See all agencies' })).toHaveAttribute('href', '/agencies');
});
