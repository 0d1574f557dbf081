import { screen, waitFor, within } from '@testing-library/react';
import {
  BALANCE,
  CORRECTION,
  correctionBench,
  EDITED,
  inDialog,
  PAYMENT,
  PAYMENTS,
  PROFILE,
  retype,
  submit,
} from '@tests/support/correctionBench';
import { answer, hang, lostConnection } from '@tests/support/platform';

const { wire, bodies, open, openForm, calls, forward, noting, applyAndLose } = correctionBench();

it('success reloads profile, balance and list, and states the measured change', async () => {
  const { user, address, profile } = await openForm();
  await retype(user, 'Amount', '700');
  const before = wire().sent.length;
  await user.click(submit());
  const dialog = await screen.findByRole('dialog');
  const change = await within(dialog).findByLabelText('Change of the balance');
  await waitFor(() => expect(change).toHaveTextContent('Change+$2.50'));
  expect(change).toHaveTextContent('Balance before$10.98');
  expect(change).toHaveTextContent('Balance after$13.48');
  const after = wire().sent.slice(before).join('\n');
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
  wire().fault(BALANCE, answer(400));
  await retype(user, 'Amount', '700');
  await user.click(submit());
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('Error: Unable to retrieve Rider Balance')).toBeInTheDocument();
  wire().reset();
  wire().fault(BALANCE, answer(200, [{ amount: 2000 }]));
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
  await retype(user, 'Amount', '700');
  await user.click(submit());
  await screen.findByText('Payment corrected');
  release(await answer(200, [{ amount: 1098 }])(new Request('http://localhost/')));
  const change = await screen.findByLabelText('Change of the balance');
  await waitFor(() => expect(change).toHaveTextContent('Balance after$13.48'));
});

it('a slow correction says so, and can be given up: nobody knows then whether it was applied', async () => {
  const { user } = await openForm([[CORRECTION, hang]]);
  await retype(user, 'Amount', '700');
  await user.click(submit());
  await user.click(await inDialog('Stop waiting'));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText(/You stopped waiting for the answer/)).toBeInTheDocument();
  expect(within(dialog).getByRole('button', { name: 'Check now' })).toBeInTheDocument();
  expect(calls(CORRECTION)).toHaveLength(1);
});

it('double click and Enter are one decision', async () => {
  let release: () => void = () => undefined;
  const held = (request: Request) =>
    new Promise<Response>((resolve) => (release = () => resolve(forward(request))));
  const { user } = await openForm([[CORRECTION, noting(held)]]);
  await retype(user, 'Amount', '700');
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
  await retype(user, 'Amount', '700');
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
  await retype(user, 'Amount', '700');
  await user.click(submit());
  const dialog = await screen.findByRole('dialog', { name: title });
  expect(
    within(dialog).getByText(/The correction of payment 5000083 to \$7\.00 may have been applied/),
  ).toBeInTheDocument();
  expect(submit()).toBeDisabled();
  await user.click(await inDialog('Not now'));
  expect(submit()).toBeDisabled();
  const before = wire().sent.length;
  await user.click(screen.getByRole('button', { name: 'Check now' }));
  expect(await screen.findByText('The correction was not applied')).toBeInTheDocument();
  const reads = wire().sent.slice(before).join('\n');
  for (const path of [PAYMENT, BALANCE, PAYMENTS]) expect(reads).toContain(path);
  await user.click(await inDialog('Try again'));
  expect(bodies).toHaveLength(1);
  await user.click(submit());
  expect(await screen.findByText('Payment corrected')).toBeInTheDocument();
});

it('applied and never answered: Check now says applied, with the change of the balance; nothing is sent again', async () => {
  const { user } = await openForm([[CORRECTION, noting(applyAndLose)]]);
  await retype(user, 'Amount', '700');
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
  await retype(user, 'Amount', '700');
  await user.click(submit());
  await inDialog('Check now');
  wire().fault(PAYMENT, fault);
  await user.click(await inDialog('Check now'));
  const dialog = await screen.findByRole('dialog', { name: /still unknown/ });
  expect(dialog).toHaveTextContent(text);
  await user.click(await inDialog('Not now'));
  expect(submit()).toBeDisabled();
  wire().reset();
  await user.click(screen.getByRole('button', { name: 'Check now' }));
  expect(await screen.findByText('The correction was not applied')).toBeInTheDocument();
});

it('a time-out is uncertain too', async () => {
  const { user } = await openForm([[CORRECTION, hang]]);
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  await retype(user, 'Amount', '700');
  await user.click(submit());
  const dialog = await screen.findByRole('dialog', { name: 'Error: Unable to edit payment.' });
  timeout.mockRestore();
  expect(dialog).toHaveTextContent('The platform did not answer within 10 seconds.');
  expect(within(dialog).getByRole('button', { name: 'Check now' })).toBeInTheDocument();
});
