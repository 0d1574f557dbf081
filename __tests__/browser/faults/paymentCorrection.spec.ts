import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { expect, type Page, test } from './harness/faultTest';
import {
  BALANCE_PATH,
  CORRECTION_PATH,
  type PaymentEditor,
  openPaymentEditor,
  PAYMENTS_PATH,
} from './harness/paymentEditor';
import { type RequestLog } from './harness/requestLog';

const FAULT = { method: 'POST', path: '/payment/api/v4/correction/*', times: 1 };
const submitButton = (page: Page) => page.locator('button[type=submit]');
const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;

/** Asks for one correction by so many cents, and submits it. */
async function submit(
  page: Page,
  requestLog: RequestLog,
  { amount, correctionPath }: PaymentEditor,
  by = 1,
): Promise<void> {
  await page.getByLabel('Amount').fill(String(amount + by));
  requestLog.expectWrite('POST', correctionPath);
  await submitButton(page).click();
}

/** The outcome that nobody can tell: named, and no second submit before a check. */
async function expectUnknown(page: Page, { paymentId, amount }: PaymentEditor, by = 1) {
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('may have been applied', { timeout: 11_500 });
  await expect(dialog).toContainText(`payment ${paymentId} to ${dollars(amount + by)}`);
  await expect(submitButton(page)).toBeDisabled();
  return dialog;
}

test('FC08 a redirect to another origin: neither body nor token goes there, and the outcome is unknown', async ({
  page,
  open,
  requestLog,
  setFaults,
}) => {
  const received: string[] = [];
  const foreign = createServer((request, response) => {
    received.push(`${request.method} ${request.headers.authorization}`);
    response.setHeader('Access-Control-Allow-Origin', '*').end('{}');
  });
  await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve));
  const { port } = foreign.address() as AddressInfo;
  await setFaults({ ...FAULT, kind: 'status', status: 307, location: `http://127.0.0.1:${port}/taken` });
  const editor = await openPaymentEditor(page, open);
  await submit(page, requestLog, editor);
  const dialog = await expectUnknown(page, editor);
  await dialog.getByRole('button', { name: 'Check now' }).click();
  await expect(dialog).toContainText('The correction was not applied');
  expect(received).toEqual([]);
  foreign.close();
});

test(
  'FC16 applied, and never answered: the check says so, balance and list are read again',
  { tag: '@slow' },
  async ({ page, open, requestLog, setFaults }) => {
    await setFaults({ ...FAULT, kind: 'hang', applied: true });
    const editor = await openPaymentEditor(page, open);
    const balance = page.getByLabel('Customer balance');
    const before = (await balance.textContent()) ?? '';
    await submit(page, requestLog, editor, 125);
    const dialog = await expectUnknown(page, editor, 125);
    const [balances, lists] = [
      requestLog.requestsTo(BALANCE_PATH).length,
      requestLog.requestsTo(PAYMENTS_PATH).length,
    ];
    await dialog.getByRole('button', { name: 'Check now' }).click();
    await expect(dialog).toContainText('The correction was applied');
    await expect(dialog).toContainText('+$1.25');
    expect(requestLog.requestsTo(BALANCE_PATH).length).toBeGreaterThan(balances);
    expect(requestLog.requestsTo(PAYMENTS_PATH).length).toBeGreaterThan(lists);
    await dialog.getByRole('button', { name: 'Back to payments' }).click();
    await expect(balance).not.toHaveText(before);
    await expect(page.getByRole('row').filter({ hasText: editor.paymentId })).toContainText(
      dollars(editor.amount + 125),
    );
    expect(requestLog.requestsTo(CORRECTION_PATH, 'POST')).toHaveLength(1);
  },
);

test(
  'FC17 not applied, and never answered: the check says so, and only then it can be sent again',
  { tag: '@slow' },
  async ({ page, open, requestLog, setFaults }) => {
    await setFaults({ ...FAULT, kind: 'hang' });
    const editor = await openPaymentEditor(page, open);
    await submit(page, requestLog, editor);
    const dialog = await expectUnknown(page, editor);
    await dialog.getByRole('button', { name: 'Not now' }).click();
    await expect(submitButton(page)).toBeDisabled();
    await page.getByLabel('Amount').press('Enter');
    await page.getByRole('button', { name: 'Check now' }).click();
    await expect(dialog).toContainText('The correction was not applied');
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(submitButton(page)).toBeEnabled();
    requestLog.expectWrite('POST', editor.correctionPath);
    await submitButton(page).click();
    await expect(page.getByRole('dialog', { name: 'Payment corrected' })).toBeVisible();
  },
);

test('FC18 a bare 500 after applying: the catalogue’s words, that it may have been applied, and a check', async ({
  page,
  open,
  requestLog,
  setFaults,
}) => {
  await setFaults({ ...FAULT, kind: 'status', status: 500, body: {}, applied: true });
  const editor = await openPaymentEditor(page, open);
  await submit(page, requestLog, editor);
  const dialog = await expectUnknown(page, editor);
  await expect(dialog).toContainText('Unable to edit payment.');
  await expect(dialog).toContainText('Failed with status: 500');
  await dialog.getByRole('button', { name: 'Check now' }).click();
  await expect(dialog).toContainText('The correction was applied');
  await dialog.getByRole('button', { name: 'Back to payments' }).click();
  expect(requestLog.requestsTo(CORRECTION_PATH, 'POST')).toHaveLength(1);
});
