import { screen, waitFor, within } from '@testing-library/react';
import { type FakeNetwork, loseConnection, neverRespond, openFakeNetwork } from '@tests/support/fakeNetwork';
import { type RenderedRoute, renderRoute } from '@tests/support/renderRoute';

let network: FakeNetwork;
beforeAll(async () => {
  network = await openFakeNetwork();
});

const PASSWORD = 'Quiet-heron-4821';
const RESEND_DISABLED_TEXT = 'Sending it again is disabled until a check has found that it was not applied.';
const LEAVE_WARNING = /What you sent may still be applied: leaving does not stop it/;

interface WriteCase {
  write: string;
  path: string;
  /** The write's method and path. */
  request: string;
  fillAndSubmit: (user: RenderedRoute['user']) => Promise<void>;
  /** The title of the failure dialog. */
  failureTitle: string;
  /** The labels of the buttons that send the write again. */
  resendLabels: readonly string[];
}

async function pasteInto(user: RenderedRoute['user'], label: string, text: string) {
  const field = await screen.findByLabelText(label, { exact: true });
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}

async function clickButton(user: RenderedRoute['user'], name: string) {
  await user.click(await screen.findByRole('button', { name }));
}

const WRITES: readonly WriteCase[] = [
  {
    write: 'an agency’s creation',
    path: '/agency-creation',
    request: 'POST /platform/us-east/agency/api/v4/agencies',
    fillAndSubmit: async (user) => {
      await screen.findByText('America/New_York');
      await screen.findByText('United States');
      await pasteInto(user, 'Name', 'Perhaps Lines');
      await pasteInto(user, 'Abbreviation', 'PERHAPS');
      await clickButton(user, 'Create agency');
    },
    failureTitle: 'Failed to create agency',
    resendLabels: ['Try again'],
  },
  {
    write: 'an operator’s registration',
    path: '/pso-users',
    request: 'POST /platform/us-east/pso/api/v1/signup',
    fillAndSubmit: async (user) => {
      await clickButton(user, 'Register operator');
      await pasteInto(user, 'Email', 'perhaps@us-east.example');
      await pasteInto(user, 'Password', PASSWORD);
      await clickButton(user, 'Register');
    },
    failureTitle: 'Failed to register operator',
    resendLabels: ['Try again'],
  },
  {
    write: 'an administrator’s registration',
    path: '/agency-dashboard/CBTA/admin-registration',
    request: 'POST /platform/us-east/auth/api/v3/administrators',
    fillAndSubmit: (user) => registerAdmin(user, 'perhaps@cbta.example'),
    failureTitle: 'Failed to register new admin',
    resendLabels: ['try again'],
  },
  {
    write: 'an administrator’s profile',
    path: '/agency-dashboard/CBTA/admin-registration',
    request: 'POST /platform/us-east/profile/api/v3/profile',
    fillAndSubmit: (user) => registerAdmin(user, `profile${(profileCount += 1)}@cbta.example`),
    failureTitle: 'Failed to register admin profile for new admin',
    resendLabels: ['try again', 'finish profile'],
  },
  {
    write: 'a change of features',
    path: '/agency-dashboard/METRO/agency-appfeatures?application=pay&version=1.0.0&platform=ios',
    request: 'POST /platform/us-east/appfeatures/api/v1/appFeatures',
    fillAndSubmit: async (user) => {
      await user.click(await screen.findByRole('switch', { name: 'pay_wallet' }));
      await clickButton(user, 'Submit Changes');
      await clickButton(user, 'Submit');
    },
    failureTitle: 'Failed to apply changes',
    resendLabels: ['try again'],
  },
  {
    write: 'a rule’s edit',
    path: '/agency-dashboard/CBTA/businessRules?open=2',
    request: 'PATCH /platform/us-east/businessrules/api/v1/rule',
    fillAndSubmit: async (user) => {
      await user.click(await screen.findByText('transfer_minutes'));
      await user.clear(await screen.findByLabelText('Value', { selector: 'input' }));
      await user.type(screen.getByLabelText('Value', { selector: 'input' }), '90');
      await user.click(screen.getByText('Submit', { selector: '.ant-modal button span' }));
    },
    failureTitle: 'Business Rule Edit Failure',
    resendLabels: ['Try again'],
  },
];

let profileCount = 0;
async function registerAdmin(user: RenderedRoute['user'], email: string) {
  await pasteInto(user, 'First Name', 'Ada');
  await pasteInto(user, 'Last Name', 'Byron');
  await pasteInto(user, 'Email', email);
  await pasteInto(user, 'Password', PASSWORD);
  await clickButton(user, 'Create');
}

/** Fills in the form and submits it; `handler` responds to the write. */
async function submitWrite(
  { path, request, fillAndSubmit }: WriteCase,
  handler: Parameters<FakeNetwork['intercept']>[1],
) {
  const page = await renderRoute('/', network, { agencies: ['CBTA', 'METRO'] });
  network.intercept(request, handler);
  await page.goTo(path);
  await fillAndSubmit(page.user);
  await waitFor(() => expect(network.requests.filter((line) => line.startsWith(request))).toHaveLength(1));
  return page;
}

async function openLeaveDialog({ goTo }: RenderedRoute): Promise<HTMLElement> {
  await goTo('/agencies');
  // Finds the dialog by its title's text, because in tests antd gives the parts of stacked dialogs the same id.
  const title = await screen.findByText('Leave without saving?');
  return title.closest<HTMLElement>('[role="dialog"]') ?? title;
}

describe.each(WRITES)('$write', (writeCase) => {
  it('warns on leaving that a pending write is not stopped', async () => {
    const page = await submitWrite(writeCase, neverRespond);
    expect(await openLeaveDialog(page)).toHaveTextContent(LEAVE_WARNING);
  });

  it('cannot be sent again after a connection loss until Check now shows that it was not applied', async () => {
    const page = await submitWrite(writeCase, loseConnection);
    const { user } = page;
    const dialog = await screen.findByRole('dialog', { name: writeCase.failureTitle });
    expect(dialog).toHaveTextContent(RESEND_DISABLED_TEXT);
    for (const name of writeCase.resendLabels)
      expect(within(dialog).getByRole('button', { name })).toBeDisabled();
    expect(dialog.querySelector('.ant-modal-close')).toBeNull();
    await user.keyboard('{Escape}');
    expect(dialog).toBeInTheDocument();
    const leaveDialog = await openLeaveDialog(page);
    expect(leaveDialog).toHaveTextContent(LEAVE_WARNING);
    await user.click(within(leaveDialog).getByText('Stay', { selector: 'button *' }));

    await user.click(within(dialog).getByText('Check now', { selector: 'button *' }));
    await waitFor(() => expect(dialog).toHaveTextContent('Not applied'));
    expect(dialog).not.toHaveTextContent(RESEND_DISABLED_TEXT);
    for (const name of writeCase.resendLabels)
      expect(within(dialog).getByRole('button', { name })).toBeEnabled();
    expect(await openLeaveDialog(page)).not.toHaveTextContent(LEAVE_WARNING);
    expect(network.requests.filter((line) => line.startsWith(writeCase.request))).toHaveLength(1);
  });
});
