import { screen, waitFor, within } from '@testing-library/react';
import { neverRespond, loseConnection, openFakeNetwork, type FakeNetwork } from '@tests/support/fakeNetwork';
import { renderRoute, type RenderedRoute } from '@tests/support/renderRoute';

let network: FakeNetwork;
beforeAll(async () => {
  network = await openFakeNetwork();
});

const PASSWORD = 'Quiet-heron-4821';
const DISABLED = 'Sending it again is disabled until a check has found that it was not applied.';
const STOPS_NOTHING = /What you sent may be applied all the same: leaving does not stop it/;

interface Write {
  what: string;
  path: string;
  /** The call that is made, and the rest that leads to it. */
  call: string;
  fill: (user: RenderedRoute['user']) => Promise<void>;
  failed: string;
  /** The buttons that lead to another send. */
  again: readonly string[];
}

async function type(user: RenderedRoute['user'], label: string, text: string) {
  const field = await screen.findByLabelText(label, { exact: true });
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}

async function press(user: RenderedRoute['user'], name: string) {
  await user.click(await screen.findByRole('button', { name }));
}

const WRITES: readonly Write[] = [
  {
    what: 'an agency’s creation',
    path: '/agency-creation',
    call: 'POST /platform/us-east/agency/api/v4/agencies',
    fill: async (user) => {
      await screen.findByText('America/New_York');
      await screen.findByText('United States');
      await type(user, 'Name', 'Perhaps Lines');
      await type(user, 'Abbreviation', 'PERHAPS');
      await press(user, 'Create agency');
    },
    failed: 'Failed to create agency',
    again: ['Try again'],
  },
  {
    what: 'an operator’s registration',
    path: '/pso-users',
    call: 'POST /platform/us-east/pso/api/v1/signup',
    fill: async (user) => {
      await press(user, 'Register operator');
      await type(user, 'Email', 'perhaps@us-east.example');
      await type(user, 'Password', PASSWORD);
      await press(user, 'Register');
    },
    failed: 'Failed to register operator',
    again: ['Try again'],
  },
  {
    what: 'an administrator’s registration',
    path: '/agency-dashboard/CBTA/admin-registration',
    call: 'POST /platform/us-east/auth/api/v3/administrators',
    fill: (user) => registerAdmin(user, 'perhaps@cbta.example'),
    failed: 'Failed to register new admin',
    again: ['try again'],
  },
  {
    what: 'an administrator’s profile',
    path: '/agency-dashboard/CBTA/admin-registration',
    call: 'POST /platform/us-east/profile/api/v3/profile',
    fill: (user) => registerAdmin(user, `profile${(registered += 1)}@cbta.example`),
    failed: 'Failed to register admin profile for new admin',
    again: ['try again', 'finish profile'],
  },
  {
    what: 'a change of features',
    path: '/agency-dashboard/METRO/agency-appfeatures?application=pay&version=1.0.0&platform=ios',
    call: 'POST /platform/us-east/appfeatures/api/v1/appFeatures',
    fill: async (user) => {
      await user.click(await screen.findByRole('switch', { name: 'pay_wallet' }));
      await press(user, 'Submit Changes');
      await press(user, 'Submit');
    },
    failed: 'Failed to apply changes',
    again: ['try again'],
  },
  {
    what: 'a rule’s edit',
    path: '/agency-dashboard/CBTA/businessRules?open=2',
    call: 'PATCH /platform/us-east/businessrules/api/v1/rule',
    fill: async (user) => {
      await user.click(await screen.findByText('transfer_minutes'));
      await user.clear(await screen.findByLabelText('Value', { selector: 'input' }));
      await user.type(screen.getByLabelText('Value', { selector: 'input' }), '90');
      await user.click(screen.getByText('Submit', { selector: '.ant-modal button span' }));
    },
    failed: 'Business Rule Edit Failure',
    again: ['Try again'],
  },
];

let registered = 0;
async function registerAdmin(user: RenderedRoute['user'], email: string) {
  await type(user, 'First Name', 'Ada');
  await type(user, 'Last Name', 'Byron');
  await type(user, 'Email', email);
  await type(user, 'Password', PASSWORD);
  await press(user, 'Create');
}

/** Fills in and sends, whereupon the call meets the fault. */
async function send({ path, call, fill }: Write, fault: Parameters<FakeNetwork['intercept']>[1]) {
  const page = await renderRoute('/', network, { agencies: ['CBTA', 'METRO'] });
  network.intercept(call, fault);
  await page.goTo(path);
  await fill(page.user);
  await waitFor(() => expect(network.requests.filter((line) => line.startsWith(call))).toHaveLength(1));
  return page;
}

async function leave({ goTo }: RenderedRoute): Promise<HTMLElement> {
  await goTo('/agencies');
  // By the title's words: antd gives the parts of dialogs one upon the other the same id in tests.
  const title = await screen.findByText('Leave without saving?');
  return title.closest<HTMLElement>('[role="dialog"]') ?? title;
}

describe.each(WRITES)('$what', (write) => {
  it('under way: leaving asks, and says that it stops nothing', async () => {
    const page = await send(write, neverRespond);
    expect(await leave(page)).toHaveTextContent(STOPS_NOTHING);
  });

  it('without a trustworthy answer is not sent again before a check has told, and says so', async () => {
    const page = await send(write, loseConnection);
    const { user } = page;
    const dialog = await screen.findByRole('dialog', { name: write.failed });
    expect(dialog).toHaveTextContent(DISABLED);
    for (const name of write.again) expect(within(dialog).getByRole('button', { name })).toBeDisabled();
    expect(dialog.querySelector('.ant-modal-close')).toBeNull();
    await user.keyboard('{Escape}');
    expect(dialog).toBeInTheDocument();
    const question = await leave(page);
    expect(question).toHaveTextContent(STOPS_NOTHING);
    await user.click(within(question).getByText('Stay', { selector: 'button *' }));

    await user.click(within(dialog).getByText('Check now', { selector: 'button *' }));
    await waitFor(() => expect(dialog).toHaveTextContent('Not applied'));
    expect(dialog).not.toHaveTextContent(DISABLED);
    for (const name of write.again) expect(within(dialog).getByRole('button', { name })).toBeEnabled();
    expect(await leave(page)).not.toHaveTextContent(STOPS_NOTHING);
    expect(network.requests.filter((line) => line.startsWith(write.call))).toHaveLength(1);
  });
});
