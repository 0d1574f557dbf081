import { screen, waitFor, within } from '@testing-library/react';
import { lostConnection, openWire, type Wire } from './platform';
import { renderAt, type Rendered } from './renderAt';

export const CORRECTION = 'POST /platform/us-east/payment/api/v4/correction/payment/';
export const PAYMENT = 'GET /platform/us-east/payment/api/v4/payment/';
export const MEDIUMS = '/payment/api/v4/mediums';
export const TICKETS = '/simpleticket/api/v1/tickets/';
export const BALANCE = '/balance/api/v2/balances/';
export const PAYMENTS = '/paymentview/api/v2/payments';
export const PROFILE = '/profile/api/v3/profile/';

/** A payment of $4.50 with Cash (CashFare), of a rider with a balance of $10.98. */
export const EDITED = { rider: 1000119, payment: 5000083 };

type Handler = (request: Request) => Response | Promise<Response>;

/** The editor of a payment over the platform in memory; after each test the payment is as it was. */
export function correctionBench() {
  let wire: Wire | undefined;
  const opened = () => {
    if (!wire) throw new Error('the platform is not open yet');
    return wire;
  };
  const bodies: string[] = [];
  const forward: Handler = (request) => opened().platform.site.fetch(request);

  async function open(faults: Parameters<Wire['fault']>[] = [], { rider, payment } = EDITED) {
    const page = await renderAt('/', opened(), { agencies: ['CBTA'] });
    for (const fault of faults) opened().fault(...fault);
    const profile = `/agency-dashboard/CBTA/riders/${rider}`;
    await page.goTo(`${profile}?tab=editPayments&payment=${payment}`);
    return { ...page, profile };
  }

  beforeAll(async () => {
    wire = await openWire();
  });
  beforeEach(() => {
    bodies.length = 0;
  });
  afterEach(async () => {
    const token = await opened().token('usEast', 'CBTA');
    await forward(
      new Request(`http://localhost/platform/us-east/payment/api/v4/correction/payment/${EDITED.payment}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ amount: 450, payment_medium: 'CashFare' }),
      }),
    );
  });

  return {
    wire: opened,
    /** What was sent as corrections in the present test, letter for letter. */
    bodies,
    open,
    /** Opens it and waits for the form and for the balance before. */
    openForm: async (...given: Parameters<typeof open>) => {
      const page = await open(...given);
      await screen.findByLabelText('Amount');
      await waitFor(() => expect(screen.getByText('Customer Balance').parentElement).toHaveTextContent('$'));
      return page;
    },
    calls: (holds: string) => opened().sent.filter((line) => line.includes(holds)),
    forward,
    /** A fault that notes the body, then goes on as given: by default to the platform. */
    noting:
      (goOn: Handler = forward): Handler =>
      async (request) => {
        bodies.push(await request.clone().text());
        return goOn(request);
      },
    /** A fault: the call is carried out, and its answer is lost. */
    applyAndLose: async (request: Request): Promise<Response> => {
      await forward(request);
      return lostConnection();
    },
  };
}

export const submit = () => screen.getByRole('button', { name: 'Submit' });

export const inDialog = async (name: string) =>
  within(await screen.findByRole('dialog')).findByRole('button', { name });

/** Puts another text into a field. */
export async function retype(user: Rendered['user'], label: string, text: string): Promise<void> {
  const field = screen.getByLabelText(label);
  await user.clear(field);
  if (text !== '') await user.type(field, text);
}
