import { screen, waitFor, within } from '@testing-library/react';
import {
  ADD,
  APPLICATIONS,
  change,
  control,
  open,
  openBench,
  press,
  recording,
  REMOVE,
  writes,
} from '@tests/support/featuresBench';
import { answer, hang, type Wire } from '@tests/support/platform';
import { renderAt } from '@tests/support/renderAt';

let wire: Wire;
beforeAll(async () => {
  wire = await openBench();
});

it('says so where no application is selected', async () => {
  const { user, goTo } = await renderAt('/', wire, { agencies: ['CBTA'] });
  await goTo('/agency-dashboard/CBTA/agency-appfeatures');
  expect(screen.getByText('Toggle features ON/OFF for the selected application')).toBeInTheDocument();
  await press(user, 'Submit Changes');
  expect(screen.getByText('- empty field: Please select an application')).toBeInTheDocument();
  expect(writes()).toEqual([]);
});

it('lists the agency’s applications first, then the others under a heading, and selects by the address', async () => {
  const { user, goTo, address } = await renderAt('/', wire, { agencies: ['CBTA'] });
  wire.fault(APPLICATIONS, answer(200, [{ name: 'kiosk', version: '9.9', platform: 'linux' }]));
  await goTo('/agency-dashboard/CBTA/agency-appfeatures');
  const select = await screen.findByLabelText('Application');
  await within(select).findByRole('option', { name: 'kiosk 9.9 linux' });
  const options = within(select).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent).slice(0, 3)).toEqual([
    '-- Please select an Application --',
    'kiosk 9.9 linux',
    'pay 1.0.0 browser',
  ]);
  expect(within(within(select).getByRole('group')).getAllByRole('option')).toHaveLength(27);
  await user.selectOptions(select, 'kiosk 9.9 linux');
  expect(address()).toBe(
    '/agency-dashboard/CBTA/agency-appfeatures?application=kiosk&version=9.9&platform=linux',
  );
  expect(await control('pay_wallet')).not.toBeChecked();
});

it('selects nothing where the address names what is not offered', async () => {
  const { goTo } = await renderAt('/', wire, { agencies: ['CBTA'] });
  await goTo('/agency-dashboard/CBTA/agency-appfeatures?application=x&version=1&platform=ios');
  expect(await screen.findByText(/The application that the address names is not among/)).toBeInTheDocument();
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
});

it('waits for the application that the address names, and says at once where it names none', async () => {
  const { goTo } = await renderAt('/', wire, { agencies: ['CBTA'] });
  wire.fault(APPLICATIONS, hang);
  await goTo('/agency-dashboard/CBTA/agency-appfeatures');
  expect(await screen.findByText('No application is selected')).toBeInTheDocument();
  await goTo('/agency-dashboard/CBTA/agency-appfeatures?application=kiosk&version=9.9&platform=linux');
  expect(await screen.findByText('Loading…')).toBeInTheDocument();
  expect(screen.queryByText('No application is selected')).not.toBeInTheDocument();
});

it('shows eight groups with the active features on', async () => {
  await open();
  expect(await control('mod_booking')).toBeChecked();
  expect(await control('pay_wallet')).not.toBeChecked();
  const titles = screen.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent);
  expect(titles.filter((title) => title !== undefined)).toEqual([
    'Amble',
    'MOD',
    'PAY Admin View',
    'PAY Admin',
    'PAY',
    'Rider App',
    'Common',
    'Broken',
  ]);
  const pay = screen.getByRole('group', { name: 'PAY' });
  expect(within(pay).getByRole('switch', { name: 'pay_wallet' })).toBeInTheDocument();
  expect(within(pay).queryByRole('switch', { name: 'pay_admin_refund' })).not.toBeInTheDocument();
});

it('says so where nothing was changed; a change can be put back', async () => {
  const { user } = await open();
  await control('pay_wallet');
  await press(user, 'Submit Changes');
  expect(screen.getByText('- no changes have been made')).toBeInTheDocument();
  await user.click(await control('pay_wallet'));
  expect(screen.queryByText('- no changes have been made')).not.toBeInTheDocument();
  expect(screen.getByText('1 unsent change')).toBeInTheDocument();
  expect(screen.getByText('Will be added')).toBeInTheDocument();
  await press(user, 'Put back pay_wallet');
  expect(await control('pay_wallet')).not.toBeChecked();
  expect(await control('pay_wallet')).toHaveFocus();
  await press(user, 'Submit Changes');
  expect(screen.getByText('- no changes have been made')).toBeInTheDocument();
  expect(writes()).toEqual([]);
});

it('confirms what will be added and removed, with the region; cancel sends nothing', async () => {
  const { user, label } = await open();
  const dialog = await change(user);
  expect(dialog).toHaveTextContent(label);
  expect(dialog).toHaveTextContent('Region - US East');
  expect(within(within(dialog).getByRole('list', { name: 'Features to add' })).getByText('pay_wallet'));
  expect(within(within(dialog).getByRole('list', { name: 'Features to remove' })).getByText('mod_booking'));
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(writes()).toEqual([]);
  expect(screen.getByText('2 unsent changes')).toBeInTheDocument();
});

it('applies both, letter for letter, and reads the features again', async () => {
  const { user, application } = await open();
  const bodies: unknown[] = [];
  wire.fault(ADD, recording(bodies));
  wire.fault(REMOVE, recording(bodies));
  const dialog = await change(user);
  const before = Date.now();
  await user.dblClick(within(dialog).getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText('Changes applied successfully!')).toBeInTheDocument();
  expect(writes()).toEqual([ADD, REMOVE]);
  const { name, version, platform } = application;
  const [added, removed] = bodies as [{ features: { startDate: string }[] }, unknown];
  expect(JSON.stringify(added)).toBe(
    JSON.stringify({
      application: name,
      version,
      platform,
      features: [{ name: 'pay_wallet', startDate: added.features[0]?.startDate, endDate: '2099-12-31' }],
    }),
  );
  const iso = (added.features[0]?.startDate ?? '').replace(
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)$/,
    '$1-$2-$3T$4:$5:$6Z',
  );
  expect(Math.abs(Date.parse(iso) + 86_400_000 - before)).toBeLessThan(5000);
  expect(JSON.stringify(removed)).toBe(
    JSON.stringify({ application: { name, version, platform }, features: ['mod_booking'] }),
  );
  await press(user, 'make more changes');
  expect(await control('pay_wallet')).toBeChecked();
  expect(await control('mod_booking')).not.toBeChecked();
  expect(screen.queryByText(/unsent change/)).not.toBeInTheDocument();
});

it.each([
  ['pay_wallet', ADD],
  ['mod_booking', REMOVE],
])('sends only the call that is needed: %s', async (feature, call) => {
  const { user } = await open();
  await user.click(await control(feature));
  await press(user, 'Submit Changes');
  await press(user, 'Submit');
  await screen.findByText('Changes applied successfully!');
  expect(writes()).toEqual([call]);
});

it('shows that it is applying changes, and returns to the dashboard', async () => {
  const { user, address } = await open();
  let release: (response: Response) => void = () => undefined;
  wire.fault(ADD, () => new Promise((resolve) => (release = resolve)));
  await change(user);
  await press(user, 'Submit');
  expect(await screen.findByText('Applying Changes...')).toBeInTheDocument();
  expect(writes()).toEqual([ADD]);
  release(new Response('{}', { status: 404 }));
  expect(await screen.findByText('Failed to apply changes')).toBeInTheDocument();
  await press(user, 'return to dashboard');
  await waitFor(() => expect(address()).toBe('/agency-dashboard/METRO'));
  expect(screen.queryByText('Leave without saving?')).not.toBeInTheDocument();
});
