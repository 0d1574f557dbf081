import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { expect, type Page, test } from './harness/faultTest';
import {
  BALANCE_PATH,
  CORRECTION_PATH,
  openPaymentEditor,
  type PaymentEditor,
  PAYMENTS_PATH,
} from './harness/paymentEditor';
import { type RequestLog } from './harness/requestLog';

/** With `applied: true` the platform applies the correction, and only the response is faulty. */
const CORRECTION_FAULT = { method: 'POST' as const, path: '/payment/api/v4/correction/*', times: 1 };
const submitButton = (page: Page) => page.locator('button[type=submit]');
const formatDollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;

async function submit(
  page: Page,
  requestLog: RequestLog,
  { amount, correctionPath }: PaymentEditor,
  addedCents = 1,
): Promise<void> {
  await page.getByLabel('Amount').fill(String(amount + addedCents));
  requestLog.expectOneWrite('POST', correctionPath);
  await submitButton(page).click();
}

/** Expects a dialog that says that the correction's outcome is unknown, and no way to submit again before a check. */
async function expectUnknownOutcome(page: Page, { paymentId, amount }: PaymentEditor, addedCents = 1) {
  const dialog = page.getByRole('dialog');
  // A call times out after 10 s.
  await expect(dialog).toContainText('may have been applied', { timeout: 20_000 });
  await expect(dialog).toContainText(`payment ${paymentId} to ${formatDollars(amount + addedCents)}`);
  await expect(submitButton(page)).toBeDisabled();
  return dialog;
}

test('a correction that is redirected to another origin sends no body or token there, and its outcome is unknown', async ({
  page,
  openSignedIn,
  requestLog,
  setFaults,
}) => {
  const received: string[] = [];
  const foreignServer = createServer((request, response) => {
    received.push(`${request.method} ${request.headers.authorization}`);
    response.setHeader('Access-Control-Allow-Origin', '*').end('{}');
  });
  await new Promise<void>((resolve) => foreignServer.listen(0, '127.0.0.1', resolve));
  const { port } = foreignServer.address() as AddressInfo;
  await setFaults({
    ...CORRECTION_FAULT,
    kind: 'status',
    status: 307,
    location: `http://127.0.0.1:${port}/taken`,
  });
  const editor = await openPaymentEditor(page, openSignedIn);
  await submit(page, requestLog, editor);
  const dialog = await expectUnknownOutcome(page, editor);
  await dialog.getByRole('button', { name: 'Check now' }).click();
  await expect(dialog).toContainText('Not applied');
  expect(received).toEqual([]);
  foreignServer.close();
});

// Only `npm run test:faults` runs tests tagged `@slow`, which wait for the time-out of 10 s.
test(
  'a check finds a correction that was applied without a response, and reloads balance and list',
  { tag: '@slow' },
  async ({ page, openSignedIn, requestLog, setFaults }) => {
    await setFaults({ ...CORRECTION_FAULT, kind: 'hang', applied: true });
    const editor = await openPaymentEditor(page, openSignedIn);
    const balance = page.getByLabel('Customer balance');
    const balanceBefore = (await balance.textContent()) ?? '';
    await submit(page, requestLog, editor, 125);
    const dialog = await expectUnknownOutcome(page, editor, 125);
    const [balanceRequestCount, listRequestCount] = [
      requestLog.requestsTo(BALANCE_PATH).length,
      requestLog.requestsTo(PAYMENTS_PATH).length,
    ];
    await dialog.getByRole('button', { name: 'Check now' }).click();
    await expect(dialog).toContainText('The correction was applied');
    await expect(dialog).toContainText('+$1.25');
    expect(requestLog.requestsTo(BALANCE_PATH).length).toBeGreaterThan(balanceRequestCount);
    expect(requestLog.requestsTo(PAYMENTS_PATH).length).toBeGreaterThan(listRequestCount);
    await dialog.getByRole('button', { name: 'Back to payments' }).click();
    await expect(balance).not.toHaveText(balanceBefore);
    await expect(page.getByRole('row').filter({ hasText: editor.paymentId })).toContainText(
      formatDollars(editor.amount + 125),
    );
    expect(requestLog.requestsTo(CORRECTION_PATH, 'POST')).toHaveLength(1);
  },
);

test(
  'a correction that was not applied can be sent again only after a check',
  { tag: '@slow' },
  async ({ page, openSignedIn, requestLog, setFaults }) => {
    await setFaults({ ...CORRECTION_FAULT, kind: 'hang' });
    const editor = await openPaymentEditor(page, openSignedIn);
    await submit(page, requestLog, editor);
    const dialog = await expectUnknownOutcome(page, editor);
    await dialog.getByRole('button', { name: 'Check now' }).click();
    await expect(dialog).toContainText('Not applied');
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(submitButton(page)).toBeEnabled();
    requestLog.expectOneWrite('POST', editor.correctionPath);
    await submitButton(page).click();
    await expect(page.getByRole('dialog', { name: 'Payment corrected' })).toBeVisible();
  },
);

test('a 500 after applying a correction shows that it may have been applied, and a check confirms it', async ({
  page,
  openSignedIn,
  requestLog,
  setFaults,
}) => {
  await setFaults({ ...CORRECTION_FAULT, kind: 'status', status: 500, body: {}, applied: true });
  const editor = await openPaymentEditor(page, openSignedIn);
  await submit(page, requestLog, editor);
  const dialog = await expectUnknownOutcome(page, editor);
  await expect(dialog).toContainText('Unable to edit payment.');
  await expect(dialog).toContainText('Failed with status: 500');
  await dialog.getByRole('button', { name: 'Check now' }).click();
  await expect(dialog).toContainText('The correction was applied');
  await dialog.getByRole('button', { name: 'Back to payments' }).click();
  expect(requestLog.requestsTo(CORRECTION_PATH, 'POST')).toHaveLength(1);
});
