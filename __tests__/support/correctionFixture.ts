import { screen, waitFor, within } from '@testing-library/react';
import { type PaymentCorrection } from '@/domain/entities/payment';
import { fillField } from './controls';
import { type FakeNetwork, type Interception, respondWith, setUpNetwork } from './fakeNetwork';
import { openRoute, type RenderedRoute } from './renderRoute';

// For `intercept` and `requests`: parts of a request's `METHOD path?query`.
export const CORRECTION_REQUEST = 'POST /platform/us-east/payment/api/v4/correction/payment/';
export const PAYMENT_REQUEST = 'GET /platform/us-east/payment/api/v4/payment/';
export const MEDIUMS_PATH = '/payment/api/v4/mediums';
export const TICKETS_PATH = '/simpleticket/api/v1/tickets/';
export const BALANCE_PATH = '/balance/api/v2/balances/';
export const PAYMENTS_PATH = '/paymentview/api/v2/payments';
export const PROFILE_PATH = '/profile/api/v3/profile/';

/** The payment that the tests correct: $4.50 with Cash (CashFare), of a rider with a balance of $10.98. */
export const PAYMENT_TO_EDIT = { riderId: 1000119, paymentId: 5000083 };

/** The key under which corrections are stored whose outcome is not known. */
export const STORAGE_KEY = 'fare-portal:pending-writes';
/** How a notice describes the change of that payment to 700 cents. */
export const CHANGE_TEXT = 'Payment 5000083: $4.50 → $7.00';
export const findNotice = () => screen.findByRole('group', { name: /correction/ });
export const findNoticeButton = async (name: string) =>
  within(await findNotice()).findByRole('button', { name });

export let network: FakeNetwork;

/** Opens the payment editor on the fake network. After each test the payment gets its first values again. */
export function openCorrectionFixture(options: Parameters<typeof setUpNetwork>[0] = {}) {
  network = setUpNetwork(options);

  async function openEditor(
    interceptions: Interception[] = [],
    { riderId, paymentId }: { riderId: number; paymentId: number | string } = PAYMENT_TO_EDIT,
  ) {
    const profileUrl = `/agency-dashboard/CBTA/riders/${riderId}`;
    const path = `${profileUrl}?tab=editPayments&payment=${paymentId}`;
    const page = await openRoute(path, network, { agencies: ['CBTA'] }, ...interceptions);
    return { ...page, profileUrl };
  }

  /** Corrects the payment as another session would: not through the page's `fetch`. */
  async function correctInOtherSession(correction: PaymentCorrection): Promise<void> {
    await network.send(`${CORRECTION_REQUEST}${PAYMENT_TO_EDIT.paymentId}`, correction, 'CBTA');
  }
  afterEach(() => correctInOtherSession({ amount: 450, payment_medium: 'CashFare' }));

  const openForm = async (...parameters: Parameters<typeof openEditor>) => {
    const page = await openEditor(...parameters);
    await screen.findByLabelText('Amount');
    await waitFor(() => expect(screen.getByText('Customer Balance').parentElement).toHaveTextContent('$'));
    return page;
  };
  return {
    openEditor,
    /** Opens the editor and waits for its form and for the current balance. */
    openForm,
    /** Submits $7.00 with an unknown outcome, and leaves the editor without 'Check now'. */
    leaveWithUnknownOutcome: async (handler = respondWith(500)) => {
      const page = await openForm();
      const bodies = network.recordBodies(CORRECTION_REQUEST, handler, 1);
      await fillField(page.user, 'Amount', '700');
      await page.user.click(submitButton());
      await leaveUnknownOutcome(page);
      return { ...page, bodies };
    },
    correctInOtherSession,
  };
}

export const submitButton = () => screen.getByRole('button', { name: 'Submit' });

export const findDialogButton = async (name: string) =>
  within(await screen.findByRole('dialog')).findByRole('button', { name });

/** Leaves the editor from the dialog of a correction with an unknown outcome, which asks nothing. */
export async function leaveUnknownOutcome({ user }: RenderedRoute): Promise<void> {
  await user.click(await findDialogButton('Back to payments'));
  await waitFor(() => expect(screen.queryByLabelText('Amount')).not.toBeInTheDocument());
}
