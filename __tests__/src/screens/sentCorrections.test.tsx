import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { sessionEnded } from '@/session/sessionSlice';
import {
  BALANCE_PATH,
  CORRECTION_REQUEST,
  openCorrectionFixture,
  EDITED_PAYMENT,
  findDialogButton,
  MEDIUMS_PATH,
  PAYMENT_REQUEST,
  PAYMENTS_PATH,
  fillField,
  submitButton,
} from '@tests/support/correctionFixture';
import { respondWith, loseConnection } from '@tests/support/fakeNetwork';
import { renderRoute, type RenderedRoute } from '@tests/support/renderRoute';

const { network, bodies, open, openForm, recordBodies, forwardToPlatform, applyThenLoseConnection } =
  openCorrectionFixture();

const STORED = 'fare-portal:sent-corrections';
const CHANGE = 'Payment 5000083: $4.50, Cash → $7.00, Cash';
const notice = () => screen.findByRole('group', { name: /correction/ });
const noNotice = () => expect(screen.queryByRole('group', { name: /correction/ })).not.toBeInTheDocument();
const inNotice = async (name: string) => within(await notice()).findByRole('button', { name });

/** Submits $7.00, whose answer gets lost, and leaves the editor without a check. */
async function leaveUncertain(...[fault = loseConnection]: Parameters<typeof recordBodies>) {
  const page = await openForm([[CORRECTION_REQUEST, recordBodies(fault), 1]]);
  await fillField(page.user, 'Amount', '700');
  await page.user.click(submitButton());
  await page.user.click(await findDialogButton('Not now'));
  await leaveEditor(page);
  return page;
}

async function leaveEditor({ user }: RenderedRoute) {
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await findDialogButton('Leave'));
  await waitFor(() => expect(screen.queryByLabelText('Amount')).not.toBeInTheDocument());
}

it('stays with the rider whose payment it is, on every tab, in this agency, until it was checked and dismissed', async () => {
  const { user, goTo, profile } = await leaveUncertain();
  const told = await notice();
  expect(told).toHaveTextContent('The correction of payment 5000083 may have been applied');
  expect(told).toHaveTextContent(CHANGE);
  expect(within(told).queryByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'PASSES' }));
  expect(await notice()).toBeInTheDocument();

  await goTo('/agency-dashboard/CBTA/riders/1000120');
  await screen.findByLabelText('Customer balance');
  noNotice();
  await user.click(screen.getByRole('link', { name: 'Home' }));
  await screen.findByRole('heading', { level: 1, name: 'HOME' });
  await goTo(profile);
  await user.click(await inNotice('Check now'));
  expect(await screen.findByText('The correction was not applied')).toBeInTheDocument();
  await waitFor(async () => expect(await notice()).toHaveFocus());
  await user.click(await inNotice('Dismiss'));
  noNotice();
  expect(screen.getByRole('tab', { name: 'PAYMENTS' })).toHaveFocus();
  expect(bodies).toHaveLength(1);
});

it('Check now reads payment, balance and list again, and states that it was applied', async () => {
  const { user } = await leaveUncertain(applyThenLoseConnection);
  const button = await inNotice('Check now');
  network().requests.length = 0;
  await user.click(button);
  const told = await screen.findByRole('group', { name: 'The correction was applied' });
  expect(told).toHaveTextContent(CHANGE);
  expect(told).toHaveTextContent('Payment 5000083 now stands at $7.00, as submitted.');
  expect(told).toHaveTextContent('Change+$2.50');
  const reads = network().requests.join('\n');
  for (const path of [PAYMENT_REQUEST, BALANCE_PATH, PAYMENTS_PATH]) expect(reads).toContain(path);
  expect(screen.getByRole('row', { name: /^5000083 / })).toHaveTextContent('$7.00');
});

it.each([
  ['the payment', PAYMENT_REQUEST],
  ['the fare media', MEDIUMS_PATH],
])('still unknown where %s cannot be read: to be checked again, or dismissed', async (_what, path) => {
  const { profile } = await leaveUncertain();
  await waitFor(() => expect(sessionStorage.getItem(STORED)).toContain('settled'));
  cleanup();
  const { user, goTo } = await renderRoute('/', network(), { agencies: ['CBTA'] });
  network().intercept(path, respondWith(400));
  await goTo(profile);
  await user.click(await inNotice('Check now'));
  expect(await screen.findByRole('group', { name: /still unknown/ })).toBeInTheDocument();
  expect(await inNotice('Dismiss')).toBeInTheDocument();
  network().reset();
  await user.click(await inNotice('Check now'));
  expect(await screen.findByRole('group', { name: /was not applied/ })).toBeInTheDocument();
});

it('the payment’s editor opens with what was sent, and with Submit disabled until a check has told', async () => {
  const { user, goTo, profile } = await leaveUncertain();
  await goTo(`${profile}?tab=editPayments&payment=${EDITED_PAYMENT.payment}`);
  expect(await screen.findByLabelText('Amount')).toHaveValue('700');
  noNotice();
  expect(screen.getByText('Error: Unable to Submit Payment Correction')).toBeInTheDocument();
  expect(screen.getByText(/to \$7\.00 may have been applied all the same/)).toBeInTheDocument();
  expect(submitButton()).toBeDisabled();
  await user.type(screen.getByLabelText('Amount'), '{Enter}');
  expect(bodies).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Check now' }));
  await user.click(await findDialogButton('Try again'));
  await user.click(submitButton());
  expect(await screen.findByText('Payment corrected')).toBeInTheDocument();
  await user.click(await findDialogButton('Back to payments'));
  await screen.findByRole('table', { name: 'Payments' });
  noNotice();
});

it('a correction that was found not applied in the editor is told: nothing is left of it after closing', async () => {
  const { user, goTo, profile } = await leaveUncertain();
  await goTo(`${profile}?tab=editPayments&payment=${EDITED_PAYMENT.payment}`);
  await user.click(await screen.findByRole('button', { name: 'Check now' }));
  await user.click(await findDialogButton('Back to payments'));
  await screen.findByRole('table', { name: 'Payments' });
  noNotice();
});

it('what the profile has told, the editor begins anew from', async () => {
  const { user, goTo, profile } = await leaveUncertain(applyThenLoseConnection);
  await user.click(await inNotice('Check now'));
  await screen.findByText('The correction was applied');
  await goTo(`${profile}?tab=editPayments&payment=${EDITED_PAYMENT.payment}`);
  expect(await screen.findByLabelText('Amount')).toHaveValue('700');
  expect(screen.getByLabelText('What will change')).toHaveTextContent('Present amount$7.00');
  expect(submitButton()).toBeEnabled();
});

it('an editor whose payment cannot be loaded shows the notice', async () => {
  const { goTo, profile } = await leaveUncertain();
  network().intercept(PAYMENT_REQUEST, respondWith(400));
  await goTo(`${profile}?tab=editPayments&payment=${EDITED_PAYMENT.payment}`);
  expect(await screen.findByText(/The payment could not be loaded/)).toBeInTheDocument();
  expect(await inNotice('Check now')).toBeInTheDocument();
});

it('beside the fields stands the payment as it was before what was sent, whatever was read since', async () => {
  const { user } = await openForm([[CORRECTION_REQUEST, applyThenLoseConnection]]);
  await fillField(user, 'Amount', '700');
  network().requests.length = 0;
  await user.click(submitButton());
  await findDialogButton('Check now');
  await waitFor(() => expect(network().requests.join('\n')).toContain(PAYMENT_REQUEST));
  await user.click(await findDialogButton('Not now'));
  const summary = screen.getByLabelText('What will change');
  expect(summary).toHaveTextContent('Amount before$4.50');
  expect(summary).toHaveTextContent('Difference+$2.50');
});

describe('an editor that is left while the correction is under way', () => {
  async function leaveSending() {
    let end: (fault: (request: Request) => Response | Promise<Response>) => void = () => undefined;
    const held = (request: Request) =>
      new Promise<Response>((resolve, reject) => {
        end = (fault) => void Promise.resolve(fault(request)).then(resolve, reject);
      });
    const page = await openForm([[CORRECTION_REQUEST, recordBodies(held), 1]]);
    await fillField(page.user, 'Amount', '700');
    await page.user.click(submitButton());
    await screen.findByText('Submitting payment correction...');
    await waitFor(() => expect(bodies).toHaveLength(1));
    await page.goTo(page.profile);
    const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    expect(question).toHaveTextContent('What came of it is told on this rider’s profile.');
    await page.user.click(await within(question).findByText('Leave', { selector: 'button *' }));
    const told = await screen.findByRole('group', { name: 'Submitting payment correction...' });
    expect(told).toHaveTextContent(CHANGE);
    return {
      ...page,
      end: (fault: (request: Request) => Response | Promise<Response>) => act(async () => end(fault)),
    };
  }

  it.each<[string, (request: Request) => Response | Promise<Response>, string]>([
    ['an answer that got lost', loseConnection, 'The correction of payment 5000083 may have been applied'],
    ['success', (request) => forwardToPlatform(request), 'The correction was applied'],
    ['a refusal', respondWith(409), 'The correction was not applied'],
  ])('hears of %s', async (_case, fault, title) => {
    const { end } = await leaveSending();
    await end(fault);
    const told = await screen.findByRole('group', { name: title });
    expect(told).toHaveTextContent(CHANGE);
  });

  it('cannot be opened to send it again', async () => {
    const { goTo, profile, end } = await leaveSending();
    await goTo(`${profile}?tab=editPayments&payment=${EDITED_PAYMENT.payment}`);
    expect(await screen.findByLabelText('Amount')).toHaveValue('700');
    expect(submitButton()).toBeDisabled();
    await end(loseConnection);
    expect(await findDialogButton('Check now')).toBeInTheDocument();
    expect(bodies).toHaveLength(1);
  });
});

describe('what is kept of it', () => {
  it('is amounts, media and ids, in this tab’s storage; a reload finds it', async () => {
    const { profile } = await leaveUncertain();
    await waitFor(() => expect(sessionStorage.getItem(STORED)).toContain('settled'));
    const { list } = JSON.parse(sessionStorage.getItem(STORED) ?? '') as { list: string };
    expect(JSON.parse(list)).toEqual([
      {
        region: 'usEast',
        agency: 'CBTA',
        userId: '1000119',
        paymentId: '5000083',
        correction: { amount: 700, payment_medium: 'CashFare' },
        before: {
          transaction_amount: 450,
          fare_media: 'Cash',
          data: { coupon_id: null, coupon_count: null },
        },
        balanceBefore: 1098,
        status: 'settled',
        verification: null,
      },
    ]);
    cleanup();
    await renderRoute(profile, network(), { agencies: ['CBTA'] });
    expect(await inNotice('Check now')).toBeInTheDocument();
    expect(await notice()).toHaveTextContent(CHANGE);
  });

  it('a reload in the middle of the call leaves it to be checked', async () => {
    const { user, profile } = await openForm([[CORRECTION_REQUEST, () => new Promise(() => undefined)]]);
    await fillField(user, 'Amount', '700');
    await user.click(submitButton());
    await waitFor(() => expect(sessionStorage.getItem(STORED)).toContain('sending'));
    cleanup();
    await renderRoute(profile, network(), { agencies: ['CBTA'] });
    expect(await notice()).toHaveTextContent('The correction of payment 5000083 may have been applied');
    // Written before the next test begins.
    await waitFor(() => expect(sessionStorage.getItem(STORED)).toContain('settled'));
  });

  it('goes with the session', async () => {
    const { store } = await leaveUncertain();
    await waitFor(() => expect(sessionStorage.getItem(STORED)).not.toBeNull());
    act(() => void store.dispatch(sessionEnded({ reason: 'signedOut' })));
    expect(sessionStorage.getItem(STORED)).toBeNull();
    expect(store.getState().sentCorrections.list).toEqual([]);
  });

  it('is nothing after a refusal that was told in the editor', async () => {
    const { user, store } = await openForm([[CORRECTION_REQUEST, respondWith(409)]]);
    await fillField(user, 'Amount', '700');
    await user.click(submitButton());
    await findDialogButton('Try again');
    expect(store.getState().sentCorrections.list).toEqual([]);
  });

  it.each([
    '{',
    '{"list":"7"}',
    '{"list":"[null,7,{}]","_persist":"{\\"version\\":1,\\"rehydrated\\":true}"}',
  ])('is nothing where the storage holds rubbish: %s', async (stored) => {
    sessionStorage.setItem(STORED, stored);
    await open();
    await screen.findByLabelText('Amount');
    expect(submitButton()).toBeEnabled();
  });
});
