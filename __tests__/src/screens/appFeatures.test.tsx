import { screen, waitFor, within } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { answer, hang, lostConnection, openWire, type Wire } from '../../support/platform';
import { renderAt } from '../../support/renderAt';

let wire: Wire;
beforeAll(async () => {
  wire = await openWire();
});

const ADD = 'POST /platform/us-east/appfeatures/api/v1/appFeatures';
const REMOVE = 'DELETE /platform/us-east/appfeatures/api/v1/appFeatures';
const READ = '/appfeatures/api/v1/appFeatures?';
const CATALOGUE = '/appfeatures/api/v1/allAppFeatures';
const APPLICATIONS = '/appfeatures/api/v1/applications';

/** An application per test, so that none finds what another switched. */
const versions = ['1.0.0', '1.0.1', '1.6.0'];
const combinations = ['pay', 'amble', 'mod'].flatMap((name) =>
  versions.flatMap((version) =>
    ['browser', 'android', 'ios'].map((platform) => ({ name, version, platform })),
  ),
);
let next = 0;

/** Opens the screen of an agency that uses none of the applications, with one selected and `mod_booking` on in it. */
async function open(...faults: Parameters<Wire['fault']>[]) {
  const application = combinations[next++];
  if (!application) throw new Error('no application left');
  const { name, version, platform } = application;
  await switchOn(application, ['mod_booking']);
  const page = await renderAt('/', wire, { agencies: ['METRO', 'CBTA'] });
  for (const fault of faults) wire.fault(...fault);
  const query = new URLSearchParams({ application: name, version, platform }).toString();
  await page.goTo(`/agency-dashboard/METRO/agency-appfeatures?${query}`);
  return { ...page, application, label: `${name} ${version} ${platform}` };
}

async function switchOn(
  { name, version, platform }: (typeof combinations)[number],
  names: readonly string[],
): Promise<void> {
  const token = await wire.token('usEast', 'METRO');
  const call = (method: string, body: unknown) =>
    wire.platform.site.fetch(
      new Request('http://localhost/platform/us-east/appfeatures/api/v1/appFeatures', {
        method,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      }),
    );
  const { features } = (await (
    await wire.platform.site.fetch(
      new Request(
        `http://localhost/platform/us-east/appfeatures/api/v1/appFeatures?agency=METRO&application=${name}&version=${version}&platform=${platform}`,
        { headers: { authorization: `Bearer ${token}` } },
      ),
    )
  ).json()) as { features: { name: string }[] };
  if (features.length > 0)
    await call('DELETE', {
      application: { name, version, platform },
      features: features.map((one) => one.name),
    });
  await call('POST', {
    application: name,
    version,
    platform,
    features: names.map((feature) => ({
      name: feature,
      startDate: '20260101T000000',
      endDate: '2099-12-31',
    })),
  });
}

const control = (name: string) => screen.findByRole('switch', { name });
const press = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name }));
const writes = () => wire.sent.filter((line) => !line.startsWith('GET'));

/** `pay_wallet` on, `mod_booking` off, and the confirm dialog open. */
async function change(user: UserEvent) {
  await user.click(await control('pay_wallet'));
  await user.click(await control('mod_booking'));
  await press(user, 'Submit Changes');
  return screen.findByRole('dialog');
}

/** Keeps the body of what meets this fault, which is carried out all the same. */
function recording(bodies: unknown[]) {
  return async (request: Request) => {
    bodies.push(await request.clone().json());
    return wire.platform.site.fetch(request);
  };
}

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

it.each([
  ['the added half', ADD, REMOVE, 'Not added', 'pay_wallet', 'Removed', 'mod_booking'],
  ['the removed half', REMOVE, ADD, 'Not removed', 'mod_booking', 'Added', 'pay_wallet'],
])('where %s fails, tells what landed, and a retry sends only that half', async (...row) => {
  const [, failing, landing, notTitle, notName, title, name] = row;
  const { user } = await open([failing, answer(404), 1]);
  await change(user);
  await press(user, 'Submit');
  expect(await screen.findByText('Failed to apply changes')).toBeInTheDocument();
  expect(screen.getByText('Server could not be reached')).toBeInTheDocument();
  expect(screen.queryByText('Changes applied successfully!')).not.toBeInTheDocument();
  expect(within(screen.getByRole('list', { name: notTitle })).getByText(notName)).toBeInTheDocument();
  expect(within(screen.getByRole('list', { name: title })).getByText(name)).toBeInTheDocument();
  expect(writes().sort()).toEqual([failing, landing].sort());
  wire.sent.length = 0;
  await press(user, 'try again');
  await press(user, 'Submit');
  expect(await screen.findByText('Changes applied successfully!')).toBeInTheDocument();
  expect(writes()).toEqual([failing]);
});

it('any other error is likely a bug', async () => {
  const { user } = await open([ADD, answer(400, { message: 'pay_wallet is retired' })]);
  await user.click(await control('pay_wallet'));
  await press(user, 'Submit Changes');
  await press(user, 'Submit');
  expect(await screen.findByText('Failed to apply changes')).toBeInTheDocument();
  expect(screen.getByText('This is likely a bug')).toBeInTheDocument();
  expect(screen.getByText('pay_wallet is retired')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Check now' })).not.toBeInTheDocument();
});

it('an answer that got lost: not applied, then applied, as looking again tells', async () => {
  const { user, application } = await open([ADD, lostConnection]);
  await user.click(await control('pay_wallet'));
  await press(user, 'Submit Changes');
  await press(user, 'Submit');
  expect(await screen.findByText('This is likely a bug')).toBeInTheDocument();
  expect(screen.getByText(/It may have been applied all the same/)).toBeInTheDocument();
  await press(user, 'Check now');
  expect(await screen.findByText('Not applied')).toBeInTheDocument();
  wire.fault(READ, answer(500), 1);
  await press(user, 'Check now');
  expect(await screen.findByText('Still unknown')).toBeInTheDocument();
  await switchOn(application, ['mod_booking', 'pay_wallet']);
  await press(user, 'Check now');
  expect(await screen.findByText('Changes applied successfully!')).toBeInTheDocument();
  expect(screen.getByText(/^Applied:/)).toBeInTheDocument();
  expect(writes()).toEqual([ADD]);
});

it('changes that were accepted and are not there are told, not praised', async () => {
  const { user } = await open([ADD, answer(201)]);
  await user.click(await control('pay_wallet'));
  await press(user, 'Submit Changes');
  await press(user, 'Submit');
  expect(await screen.findByText('Failed to apply changes')).toBeInTheDocument();
  expect(screen.getByText(/reading again does not show all of them/)).toBeInTheDocument();
});

it('after a failed reading nothing can be switched until the features are there again', async () => {
  const { user } = await open();
  await user.click(await control('pay_wallet'));
  await press(user, 'Submit Changes');
  wire.fault(ADD, answer(404));
  wire.fault(READ, answer(500));
  await press(user, 'Submit');
  expect(await screen.findByText(/what was applied is not known yet/)).toBeInTheDocument();
  await press(user, 'try again');
  expect(await screen.findByText('Unable to retrieve Features')).toBeInTheDocument();
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  wire.reset();
  await press(user, 'Try again');
  expect(await control('pay_wallet')).toBeChecked();
  expect(screen.getByText('1 unsent change')).toBeInTheDocument();
});

it('asks before unsent changes are left; another application keeps them', async () => {
  const { user, label } = await open();
  await user.click(await control('pay_wallet'));
  const select = screen.getByLabelText('Application');
  await user.selectOptions(select, '');
  expect(within(select).getByRole('option', { name: `${label} (unsent changes)` })).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Home' }));
  expect(await screen.findByText('Leave without saving?')).toBeInTheDocument();
  await press(user, 'Stay');
  await user.selectOptions(select, `${label} (unsent changes)`);
  expect(await control('pay_wallet')).toBeChecked();
});

it.each([
  ['applications', APPLICATIONS, 'Unable to retrieve Applications'],
  ['catalogue', CATALOGUE, 'Unable to retrieve Features'],
  ['active features', READ, 'Unable to retrieve Features'],
])('says where the %s could not be loaded, and loads them again', async (_list, path, text) => {
  const { user } = await open([path, answer(500)]);
  expect(await screen.findByText(text)).toBeInTheDocument();
  wire.reset();
  await press(user, 'Try again');
  await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
  expect(await control('mod_booking')).toBeChecked();
});

it('a feature that is on and not in the catalogue can be switched off', async () => {
  const { user } = await open([READ, answer(200, { features: [{ name: 'pay_gone' }] })]);
  expect(await control('pay_gone')).toBeChecked();
  expect(screen.getByText('Not in the catalogue')).toBeInTheDocument();
  await user.click(await control('pay_gone'));
  expect(screen.getByText('Will be removed')).toBeInTheDocument();
});

it('nothing hangs where no answer comes', async () => {
  await open([READ, hang]);
  expect(await screen.findByText('Loading…')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Submit Changes' })).toBeDisabled();
});
