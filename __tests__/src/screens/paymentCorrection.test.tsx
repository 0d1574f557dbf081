import { screen, waitFor, within } from '@testing-library/react';
import { answer, hang, lostConnection, openWire, type Wire } from '../../support/platform';
import { renderAt } from '../../support/renderAt';

let wire: Wire;
/** What was sent as corrections in the present test, letter for letter. */
let bodies: string[];
beforeAll(async () => {
  wire = await openWire();
});
beforeEach(() => {
  bodies = [];
});

const CORRECTION = 'POST /platform/us-east/payment/api/v4/correction/payment/';
const PAYMENT = 'GET /platform/us-east/payment/api/v4/payment/';
const MEDIUMS = '/payment/api/v4/mediums';
const TICKETS = '/simpleticket/api/v1/tickets/';
const BALANCE = '/balance/api/v2/balances/';
const PAYMENTS = '/paymentview/api/v2/payments';
const PROFILE = '/profile/api/v3/profile/';

/** A payment of $4.50 with Cash (CashFare), of a rider with a balance. */
const EDITED = { rider: 1000119, payment: 5000083 };
/** A payment of $5.00 with External Card, which is not one of the six. */
const OTHER_MEDIUM = { rider: 1000120, payment: 5000119 };

type Fault = Parameters<Wire['fault']>;

async function open(faults: Fault[] = [], { rider, payment } = EDITED) {
  const page = await renderAt('/', wire, { agencies: ['CBTA'] });
  for (const fault of faults) wire.fault(...fault);
  const profile = `/agency-dashboard/CBTA/riders/${rider}`;
  await page.goTo(`${profile}?tab=editPayments&payment=${payment}`);
  return { ...page, profile };
}

async function openForm(...given: Parameters<typeof open>) {
  const page = await open(...given);
  await screen.findByLabelText('Amount');
  await waitFor(() => expect(screen.getByText('Customer Balance').parentElement).toHaveTextContent('$'));
  return page;
}

const calls = (holds: string) => wire.sent.filter((line) => line.includes(holds));
const submit = () => screen.getByRole('button', { name: 'Submit' });
const summary = () => screen.getByLabelText('What will change');
const inDialog = async (name: string) =>
  within(await screen.findByRole('dialog')).findByRole('button', { name });

async function type(user: Awaited<ReturnType<typeof open>>['user'], label: string, text: string) {
  const field = screen.getByLabelText(label);
  await user.clear(field);
  if (text !== '') await user.type(field, text);
}

/** Notes the body; then goes on as given: by default to the platform. */
function noting(goOn: (request: Request) => Response | Promise<Response> = forward) {
  return async (request: Request) => {
    bodies.push(await request.clone().text());
    return goOn(request);
  };
}
function forward(request: Request): Promise<Response> {
  return Promise.resolve(wire.platform.site.fetch(request));
}
async function applyAndLose(request: Request): Promise<Response> {
  await forward(request);
  return lostConnection();
}

/** The payment as it was: tests share the platform. */
async function putBack() {
  const token = await wire.token('usEast', 'CBTA');
  await forward(
    new Request(`http://localhost/platform/us-east/payment/api/v4/correction/payment/${EDITED.payment}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ amount: 450, payment_medium: 'CashFare' }),
    }),
  );
}
afterEach(putBack);

it('Edit in a payment’s record opens the editor, which loads media, coupons and the payment', async () => {
  const page = await renderAt('/', wire, { agencies: ['CBTA'] });
  await page.goTo(`/agency-dashboard/CBTA/riders/${EDITED.rider}`);
  await page.user.click(await screen.findByRole('button', { name: String(EDITED.payment) }));
  await page.user.click(await inDialog('Edit'));
  expect(await screen.findByLabelText('Amount')).toHaveValue('450');
  expect(screen.getByLabelText('Fare Media')).toHaveValue('CashFare');
  expect(page.address()).toContain(`?tab=editPayments&payment=${EDITED.payment}`);
  for (const path of [PAYMENT, MEDIUMS, TICKETS]) expect(calls(path)).toHaveLength(1);
});

it('offers the six media by the service’s names, and the coupon’s fields for Coupon only', async () => {
  const { user } = await openForm();
  const options = within(screen.getByLabelText('Fare Media')).getAllByRole<HTMLOptionElement>('option');
  expect(options.map(({ value, label }) => [value, label])).toEqual([
    ['RMPay', 'Account Balance'],
    ['NoPay', 'No Payment'],
    ['CashFare', 'Cash'],
    ['Token', 'Token'],
    ['Coupon', 'Coupon'],
    ['CashFareOverPayment', 'Cash (overpaid)'],
  ]);
  expect(screen.queryByLabelText('Coupon')).not.toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Fare Media'), 'Coupon');
  expect(screen.getByLabelText('Coupon')).toBeInTheDocument();
  expect(screen.getByLabelText('Coupon Count')).toBeInTheDocument();
});

it('shows what will change, whose and where, and whether it can be put back', async () => {
  const { user } = await openForm();
  await type(user, 'Amount', '1250');
  await user.selectOptions(screen.getByLabelText('Fare Media'), 'Token');
  for (const text of ['$4.50', '$12.50', '+$8.00', 'Cash → Token', '(1000119)', 'CBTA', 'US East', 'Yes']) {
    expect(summary()).toHaveTextContent(text);
  }
});

it('a medium that is none of the six has to be replaced, and can’t be put back', async () => {
  const { user } = await openForm([], OTHER_MEDIUM);
  expect(screen.getByLabelText('Fare Media')).toHaveValue('');
  expect(summary()).toHaveTextContent('External Card → —');
  expect(summary()).toHaveTextContent('No: the present values can’t be entered here');
  await user.click(submit());
  expect(await screen.findByText('Fare media is required')).toBeInTheDocument();
  expect(calls(CORRECTION)).toEqual([]);
});

it.each([
  ['', 'Amount is required'],
  ['-1', 'Amount must be at least 0'],
  ['2.9', 'Amount must be a whole number of cents'],
  ['12abc', 'Amount must be a number'],
  ['9007199254740993', 'Amount must be at most 9007199254740991'],
])('refuses the amount %p: %s, and sends nothing', async (text, message) => {
  const { user } = await openForm();
  await type(user, 'Amount', text);
  await user.click(submit());
  expect(await screen.findByText(message)).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText('Amount')).toHaveFocus());
  expect(calls(CORRECTION)).toEqual([]);
});

it('one press of Submit sends amount and medium, and nothing else', async () => {
  const { user } = await openForm([[CORRECTION, noting()]]);
  await type(user, 'Amount', '0');
  await user.selectOptions(screen.getByLabelText('Fare Media'), 'NoPay');
  await user.click(submit());
  expect(await screen.findByText('Payment corrected')).toBeInTheDocument();
  expect(bodies).toEqual(['{"amount":0,"payment_medium":"NoPay"}']);
});

it('for Coupon it sends coupon and count too, as numbers', async () => {
  const { user } = await openForm([[CORRECTION, noting()]]);
  await user.selectOptions(screen.getByLabelText('Fare Media'), 'Coupon');
  await user.click(submit());
  expect(await screen.findByText('Coupon is required')).toBeInTheDocument();
  expect(screen.getByText('Coupon count is required')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Coupon'), 'snow');
  await user.click(await screen.findByRole('option', { name: /Snow Day/ }));
  await type(user, 'Coupon Count', '0');
  await user.click(submit());
  expect(await screen.findByText('Coupon count must be at least 1')).toBeInTheDocument();
  expect(bodies).toEqual([]);
  await type(user, 'Coupon Count', '2');
  await user.click(submit());
  expect(await screen.findByText('Payment corrected')).toBeInTheDocument();
  expect(bodies).toEqual(['{"amount":450,"payment_medium":"Coupon","coupon_id":3,"coupon_count":2}']);
});

it('success reloads profile, balance and list, and states the measured change', async () => {
  const { user, address, profile } = await openForm();
  await type(user, 'Amount', '700');
  const before = wire.sent.length;
  await user.click(submit());
  const dialog = await screen.findByRole('dialog');
  const change = await within(dialog).findByLabelText('Change of the balance');
  await waitFor(() => expect(change).toHaveTextContent('Change+$2.50'));
  expect(change).toHaveTextContent('Balance before$10.98');
  expect(change).toHaveTextContent('Balance after$13.48');
  const after = wire.sent.slice(before).join('\n');
  for (const path of [PROFILE, BALANCE, PAYMENTS, PAYMENT]) expect(after).toContain(path);
  expect(screen.getByLabelText('Customer balance')).toHaveTextContent('$13.48');
  await user.click(await inDialog('Back to payments'));
  expect(await screen.findByRole('row', { name: new RegExp(`^${EDITED.payment} `) })).toHaveTextContent(
    '$7.00',
  );
  expect(address()).toBe(profile);
  expect(screen.getByRole('tab', { name: 'PAYMENTS' })).toHaveFocus();
});

it('a change of the balance that isn’t the correction’s is said so; one that can’t be read too', async () => {
  const { user } = await openForm();
  wire.fault(BALANCE, answer(400));
  await type(user, 'Amount', '700');
  await user.click(submit());
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('Error: Unable to retrieve Rider Balance')).toBeInTheDocument();
  wire.reset();
  wire.fault(BALANCE, answer(200, [{ amount: 2000 }]));
  await user.click(await inDialog('Read the balance again'));
  expect(await within(dialog).findByText('+$9.02')).toBeInTheDocument();
  expect(within(dialog).getByText(/The correction’s own difference is \+\$2\.50/)).toBeInTheDocument();
});

it('a balance read from before the correction is not taken for the one after it', async () => {
  let release: (response: Response) => void = () => undefined;
  const { user } = await open([
    [BALANCE, answer(200, [{ amount: 1098 }]), 1],
    [BALANCE, () => new Promise((resolve) => (release = resolve)), 1],
  ]);
  await screen.findByLabelText('Amount');
  await waitFor(() => expect(calls(BALANCE)).toHaveLength(2));
  await type(user, 'Amount', '700');
  await user.click(submit());
  await screen.findByText('Payment corrected');
  release(await answer(200, [{ amount: 1098 }])(new Request('http://localhost/')));
  const change = await screen.findByLabelText('Change of the balance');
  await waitFor(() => expect(change).toHaveTextContent('Balance after$13.48'));
});

it('double click and Enter are one decision', async () => {
  let release: () => void = () => undefined;
  const held = (request: Request) =>
    new Promise<Response>((resolve) => (release = () => resolve(forward(request))));
  const { user } = await openForm([[CORRECTION, noting(held)]]);
  await type(user, 'Amount', '700');
  await Promise.all([
    user.dblClick(submit()),
    user.click(submit()),
    user.type(screen.getByLabelText('Amount'), '{Enter}{Enter}'),
  ]);
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(submit()).toBeDisabled();
  release();
  expect(await screen.findByText('Payment corrected')).toBeInTheDocument();
  expect(submit()).toBeDisabled();
  expect(bodies).toHaveLength(1);
});

it.each([
  [
    'the server’s words',
    answer(400, { message: 'No such thing', description: 'Because', extra: { message: 'more' } }),
    ['Error: Unable to edit payment.', 'No such thing', 'Because', 'more'],
  ],
  ['a bare status', answer(409), ['Unable to edit payment.', 'Failed with status: 409']],
])('a refusal with %s shows the catalogue’s text; it can be tried again', async (_case, fault, texts) => {
  const { user } = await openForm([[CORRECTION, fault, 1]]);
  await type(user, 'Amount', '700');
  await user.click(submit());
  const dialog = await screen.findByRole('dialog', { name: texts[0] });
  for (const text of texts) expect(within(dialog).getByText(text)).toBeInTheDocument();
  expect(within(dialog).queryByText(/may have been applied/)).not.toBeInTheDocument();
  await user.click(await inDialog('Try again'));
  expect(screen.getByText('Error: Unable to Submit Payment Correction')).toBeInTheDocument();
  expect(screen.getByLabelText('Amount')).toHaveValue('700');
  await user.click(submit());
  expect(await screen.findByText('Payment corrected')).toBeInTheDocument();
});

const UNCERTAIN: [string, (request: Request) => Response | Promise<Response>, string][] = [
  ['a lost connection', lostConnection, 'Error: Unable to edit payment.'],
  ['an unreadable body', answer(200, '<html>'), 'Error: Unable to edit payment.'],
  ['a 500', answer(500), 'Unable to edit payment.'],
  ['a status that isn’t 200', answer(202), 'Unable to edit payment.'],
];

it.each(UNCERTAIN)('%s: it may have been applied, and was not', async (_case, fault, title) => {
  const { user } = await openForm([[CORRECTION, noting(fault), 1]]);
  await type(user, 'Amount', '700');
  await user.click(submit());
  const dialog = await screen.findByRole('dialog', { name: title });
  expect(
    within(dialog).getByText(/The correction of payment 5000083 to \$7\.00 may have been applied/),
  ).toBeInTheDocument();
  expect(submit()).toBeDisabled();
  await user.click(await inDialog('Not now'));
  expect(submit()).toBeDisabled();
  const before = wire.sent.length;
  await user.click(screen.getByRole('button', { name: 'Check now' }));
  expect(await screen.findByText('The correction was not applied')).toBeInTheDocument();
  const reads = wire.sent.slice(before).join('\n');
  for (const path of [PAYMENT, BALANCE, PAYMENTS]) expect(reads).toContain(path);
  await user.click(await inDialog('Try again'));
  expect(bodies).toHaveLength(1);
  await user.click(submit());
  expect(await screen.findByText('Payment corrected')).toBeInTheDocument();
});

it('applied and never answered: Check now says applied, with the change of the balance; nothing is sent again', async () => {
  const { user } = await openForm([[CORRECTION, noting(applyAndLose)]]);
  await type(user, 'Amount', '700');
  await user.click(submit());
  await user.click(await inDialog('Check now'));
  const dialog = await screen.findByRole('dialog', { name: 'The correction was applied' });
  expect(dialog).toHaveTextContent('Payment 5000083 now stands at $7.00, as submitted.');
  expect(dialog).toHaveTextContent('Change+$2.50');
  expect(submit()).toBeDisabled();
  expect(bodies).toHaveLength(1);
  await user.click(await inDialog('Back to payments'));
  expect(await screen.findByRole('row', { name: /^5000083 / })).toHaveTextContent('$7.00');
});

it.each<[string, ReturnType<typeof answer>, RegExp]>([
  ['can’t be read', answer(500), /could not be read/],
  [
    'is neither what it was nor what was sent',
    answer(200, { id: 5000083, user_id: 1000119, transaction_amount: 1, fare_media: 'Token' }),
    /has changed to \$0\.01, Token/,
  ],
])('still unknown where the payment %s; Submit stays disabled', async (_case, fault, text) => {
  const { user } = await openForm([[CORRECTION, lostConnection]]);
  await type(user, 'Amount', '700');
  await user.click(submit());
  await inDialog('Check now');
  wire.fault(PAYMENT, fault);
  await user.click(await inDialog('Check now'));
  const dialog = await screen.findByRole('dialog', { name: /still unknown/ });
  expect(dialog).toHaveTextContent(text);
  await user.click(await inDialog('Not now'));
  expect(submit()).toBeDisabled();
  wire.reset();
  await user.click(screen.getByRole('button', { name: 'Check now' }));
  expect(await screen.findByText('The correction was not applied')).toBeInTheDocument();
});

it('a time-out is uncertain too', async () => {
  const { user } = await openForm([[CORRECTION, hang]]);
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  await type(user, 'Amount', '700');
  await user.click(submit());
  const dialog = await screen.findByRole('dialog', { name: 'Error: Unable to edit payment.' });
  timeout.mockRestore();
  expect(dialog).toHaveTextContent('The platform did not answer within 10 seconds.');
  expect(within(dialog).getByRole('button', { name: 'Check now' })).toBeInTheDocument();
});

it.each([
  ['The payment could not be loaded.', PAYMENT],
  ['The fare media could not be loaded.', MEDIUMS],
  ['The coupons could not be loaded.', TICKETS],
])('%s It fails apart from the others, with a retry of its own', async (text, path) => {
  const { user } = await open([[path, answer(400), 1]]);
  const alert = (await screen.findByText(new RegExp(text))).closest('[role="alert"]') as HTMLElement;
  expect(within(alert).getByText('Error: Unable to Edit Payment')).toBeInTheDocument();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Amount')).toHaveValue('450');
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  for (const one of [PAYMENT, MEDIUMS, TICKETS]) expect(calls(one)).toHaveLength(one === path ? 2 : 1);
});

it('a payment of somebody else is not edited under this rider’s name', async () => {
  await open([], { rider: EDITED.rider, payment: OTHER_MEDIUM.payment });
  expect(await screen.findByText(/Payment 5000119 belongs to rider 1000120/)).toBeInTheDocument();
  expect(screen.queryByLabelText('Amount')).not.toBeInTheDocument();
});

it.each([
  ['Cancel', () => screen.getByRole('button', { name: 'Cancel' })],
  ['another tab', () => screen.getByRole('tab', { name: 'PASSES' })],
  ['a link', () => screen.getByRole('link', { name: /Return to CBTA Dashboard/ })],
])('leaving changed values by %s asks first', async (_case, way) => {
  const { user, address } = await openForm();
  const place = address();
  await type(user, 'Amount', '700');
  await user.click(way());
  await user.click(await inDialog('Stay'));
  expect(screen.getByLabelText('Amount')).toHaveValue('700');
  expect(address()).toBe(place);
  await user.click(way());
  await user.click(await inDialog('Leave'));
  await waitFor(() => expect(screen.queryByLabelText('Amount')).not.toBeInTheDocument());
});

it('unchanged, the editor closes to the payments at once, which are read anew', async () => {
  const { user, address, profile } = await openForm();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('table', { name: 'Payments' })).toBeInTheDocument();
  expect(address()).toBe(profile);
  await waitFor(() => expect(calls(PAYMENTS)).toHaveLength(1));
});
