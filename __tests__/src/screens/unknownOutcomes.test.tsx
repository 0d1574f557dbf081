import { screen, waitFor, within } from '@testing-library/react';
import {
  type FakeNetwork,
  loseConnection,
  neverRespond,
  openFakeNetwork,
  respondWith,
} from '@tests/support/fakeNetwork';
import { passTime } from '@tests/support/passTime';
import { clickButton } from '@tests/support/registrationFixture';
import { type RenderedRoute, renderRoute } from '@tests/support/renderRoute';

let network: FakeNetwork;
beforeAll(async () => {
  network = await openFakeNetwork();
});

const PASSWORD = 'Quiet-heron-4821';
const VERIFY_FIRST_TEXT = 'first checks whether it was applied';
const GO_ON_TEXT = 'goes on without knowing whether it was applied';
const LEAVE_WARNING = /What you sent may still be applied: leaving does not stop it/;

interface WriteCase {
  write: string;
  path: string;
  /** The write's method and path. */
  request: string;
  fillAndSubmit: (user: RenderedRoute['user']) => Promise<void>;
  /** The title of the failure dialog. */
  failureTitle: string;
  /** The label of the button that leads to sending the write again. */
  resendLabel: string;
  /** The read that verifies the write. */
  verifyRequest: string;
  /** Whether the portal reads by itself after the write. */
  isReadAfterwards?: true;
  /** What the dialog shows when the verification finds the write applied. */
  appliedText: string | RegExp;
}

async function pasteInto(user: RenderedRoute['user'], label: string, text: string) {
  const field = await screen.findByLabelText(label, { exact: true });
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
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
    resendLabel: 'Try again',
    verifyRequest: 'GET /platform/us-east/agency/api/v4/agencies/PERHAPS',
    appliedText: /is there now/,
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
    resendLabel: 'Try again',
    verifyRequest: 'per_page=100',
    appliedText: /an operator with this email exists now/,
  },
  {
    write: 'an administrator’s registration',
    path: '/agency-dashboard/CBTA/admin-registration',
    request: 'POST /platform/us-east/auth/api/v3/administrators',
    fillAndSubmit: (user) => registerAdmin(user, 'perhaps@cbta.example'),
    failureTitle: 'Failed to register new admin',
    resendLabel: 'try again',
    verifyRequest: 'per_page=100',
    appliedText: 'Admin registered but profile not generated.',
  },
  {
    write: 'an administrator’s profile',
    path: '/agency-dashboard/CBTA/admin-registration',
    request: 'POST /platform/us-east/profile/api/v3/profile',
    fillAndSubmit: (user) => registerAdmin(user, `profile${(profileCount += 1)}@cbta.example`),
    failureTitle: 'Failed to register admin profile for new admin',
    resendLabel: 'try again',
    verifyRequest: 'GET /platform/us-east/profile/',
    appliedText: /^Applied: the profile exists now/,
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
    resendLabel: 'try again',
    verifyRequest: 'GET /platform/us-east/appfeatures/',
    isReadAfterwards: true,
    appliedText: /^Applied: all changes to/,
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
    resendLabel: 'Try again',
    verifyRequest: '/rules/',
    appliedText: /^Applied: transfer_minutes has the new value/,
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

const countSent = ({ request }: WriteCase) =>
  network.requests.filter((line) => line.startsWith(request)).length;
const countReads = ({ verifyRequest }: WriteCase) =>
  network.requests.filter((line) => line.includes(verifyRequest)).length;
const findFailureDialog = ({ failureTitle }: WriteCase) =>
  screen.queryByRole('dialog', { name: failureTitle });

async function pressResendButton(user: RenderedRoute['user'], { failureTitle, resendLabel }: WriteCase) {
  const dialog = await screen.findByRole('dialog', { name: failureTitle });
  await user.click(within(dialog).getByText(resendLabel, { selector: 'button *' }));
}

describe.each(WRITES)('$write', (writeCase) => {
  it('warns on leaving that a pending write is not stopped', async () => {
    const page = await submitWrite(writeCase, neverRespond);
    expect(await openLeaveDialog(page)).toHaveTextContent(LEAVE_WARNING);
  });

  it('says after a connection loss that it may be applied, until the platform has had time and Check now shows that it was not', async () => {
    const page = await submitWrite(writeCase, loseConnection);
    const { user } = page;
    const dialog = await screen.findByRole('dialog', { name: writeCase.failureTitle });
    expect(dialog).toHaveTextContent(VERIFY_FIRST_TEXT);
    expect(dialog.querySelector('.ant-modal-close')).toBeNull();
    await user.keyboard('{Escape}');
    expect(dialog).toBeInTheDocument();
    const leaveDialog = await openLeaveDialog(page);
    expect(leaveDialog).toHaveTextContent(LEAVE_WARNING);
    await user.click(within(leaveDialog).getByText('Stay', { selector: 'button *' }));

    await user.click(within(dialog).getByText('Check now', { selector: 'button *' }));
    await waitFor(() => expect(dialog).toHaveTextContent('Still unknown: Not applied so far.'));
    expect(dialog).toHaveTextContent(GO_ON_TEXT);
    const clockSpy = passTime(30_000);
    await user.click(within(dialog).getByText('Check now', { selector: 'button *' }));
    await waitFor(() => expect(dialog).toHaveTextContent('Not applied: '));
    clockSpy.mockRestore();
    expect(dialog).not.toHaveTextContent(GO_ON_TEXT);
    expect(await openLeaveDialog(page)).not.toHaveTextContent(LEAVE_WARNING);
    expect(countSent(writeCase)).toBe(1);
  });

  it('Try again verifies first, and goes on when the write was not applied', async () => {
    const { user } = await submitWrite(writeCase, respondWith(500));
    await pressResendButton(user, writeCase);
    await waitFor(() => expect(findFailureDialog(writeCase)).toBeNull());
    expect(countReads(writeCase)).toBeGreaterThan(0);
    expect(countSent(writeCase)).toBe(1);
  });

  it('Try again goes on at the second press when it is still unknown whether the write was applied', async () => {
    const { user } = await submitWrite(writeCase, loseConnection);
    network.intercept(writeCase.verifyRequest, respondWith(400));
    await pressResendButton(user, writeCase);
    const dialog = screen.getByRole('dialog', { name: writeCase.failureTitle });
    await waitFor(() => expect(dialog).toHaveTextContent('Still unknown'));
    expect(dialog).toHaveTextContent(GO_ON_TEXT);
    expect(countSent(writeCase)).toBe(1);
    await pressResendButton(user, writeCase);
    await waitFor(() => expect(findFailureDialog(writeCase)).toBeNull());
    expect(countSent(writeCase)).toBe(1);
  });

  // Operators are never 'applied': the platform does not tell who registered one.
  it('Try again shows the success when the write was applied', async () => {
    const { user } = await submitWrite(writeCase, async (request) => {
      await network.platform.app.fetch(request);
      if (writeCase.isReadAfterwards) network.intercept(writeCase.verifyRequest, respondWith(500));
      return loseConnection();
    });
    expect(countSent(writeCase)).toBe(1);
    network.reset();
    await pressResendButton(user, writeCase);
    expect(await screen.findByText(writeCase.appliedText)).toBeInTheDocument();
    expect(countSent(writeCase)).toBe(0);
  });
});

it('finish profile verifies first, and sends the profile only at a second press', async () => {
  const profileCase = {
    ...(WRITES.find(({ write }) => write.includes('profile')) as WriteCase),
    resendLabel: 'finish profile',
  };
  const { user } = await submitWrite(profileCase, respondWith(500));
  await pressResendButton(user, profileCase);
  const dialog = screen.getByRole('dialog', { name: profileCase.failureTitle });
  await waitFor(() => expect(dialog).toHaveTextContent('Not applied'));
  expect(countSent(profileCase)).toBe(1);
  await pressResendButton(user, profileCase);
  await waitFor(() => expect(countSent(profileCase)).toBe(2));
});
