import { type Page } from '@playwright/test';
import { fetchSession } from './openSignedIn';
import { expect, signInByStorage, test } from './portalTest';
import { locateReversiblePayments } from './reversiblePayments';

// All tests correct the same payment, so they run one after the other.
test.describe.configure({ mode: 'default' });

/** The rider of CBTA with the most payments. No other test writes to this rider. */
const RIDER_PATH = '/agency-dashboard/CBTA/riders/1000400';

/** Opens the editor of a payment whose correction can be reverted. */
async function openEditor(page: Page): Promise<void> {
  await page.goto(RIDER_PATH);
  const row = locateReversiblePayments(page).first();
  await row.getByRole('button').click();
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByLabel('What will change')).toContainText('Yes, by another correction');
}

/** Submits another amount, waits for the result and returns to the list. */
async function correctTo(page: Page, amount: number, expectedChange: string): Promise<void> {
  await page.getByLabel('Amount').fill(String(amount));
  await page.getByRole('button', { name: 'Submit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Payment corrected' });
  await expect(dialog).toContainText(`Change${expectedChange}`);
  await dialog.getByRole('button', { name: 'Back to payments' }).click();
  await expect(page.getByRole('table', { name: 'Payments' })).toBeVisible();
}

const readPaymentId = (page: Page) => /payment=(\d+)/.exec(page.url())?.[1] ?? '';

/** Corrects the payment in the editor without the portal. */
async function correctInOtherSession(page: Page, correction: object): Promise<void> {
  const path = `/platform/us-east/payment/api/v4/correction/payment/${readPaymentId(page)}`;
  const { href, origin } = new URL(path, page.url());
  const { agencyTokens } = await fetchSession(origin, 'US East', ['CBTA']);
  const headers = { authorization: `Bearer ${agencyTokens.CBTA}` };
  const response = await page.request.post(href, { headers, data: correction });
  expect(response.status()).toBe(200);
}

test.beforeEach(async ({ page }) => {
  await signInByStorage(page, 'US East', 'CBTA');
});

test('a correction changes the balance, and a second one reverts it', async ({ page }) => {
  await openEditor(page);
  const balance = page.getByLabel('Customer balance');
  await expect(balance).toContainText('$');
  const balanceBefore = (await balance.textContent()) ?? '';
  const amount = Number(await page.getByLabel('Amount').inputValue());
  await expect(page.getByRole('button', { name: 'Submit' })).toHaveAccessibleDescription(
    'Nothing would change',
  );
  const id = readPaymentId(page);
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });

  await correctTo(page, amount + 125, '+$1.25');
  await expect(balance).not.toHaveText(balanceBefore);
  await expect(page.getByRole('button', { name: id, exact: true })).toBeFocused();

  await page.getByRole('button', { name: id, exact: true }).click();
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByLabel('Amount')).toHaveValue(String(amount + 125));
  await correctTo(page, amount, '-$1.25');
  await expect(balance).toHaveText(balanceBefore);
  expect(posts).toHaveLength(2);
});

test('a correction by another session is shown before anything is sent; a correction is reversed in one step', async ({
  page,
}) => {
  await openEditor(page);
  const id = readPaymentId(page);
  const amount = Number(await page.getByLabel('Amount').inputValue());
  await correctInOtherSession(page, { amount: amount + 1000, payment_medium: 'CashFare' });
  const posts: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.postData());
  });

  await page.getByLabel('Amount').fill(String(amount + 125));
  await page.getByRole('button', { name: 'Submit' }).click();
  const conflict = page.getByRole('dialog', { name: `Payment ${id} has changed since you opened it` });
  await expect(conflict).toContainText('Nothing was sent.');
  expect(posts).toEqual([]);
  await conflict.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Submit' }).click();
  const success = page.getByRole('dialog', { name: 'Payment corrected' });
  await expect(success).toContainText('Change-$8.75');
  await success.getByRole('button', { name: 'Reverse this correction' }).click();
  await expect(page.getByRole('heading', { name: /^Reversal of your correction/ })).toBeVisible();
  await expect(page.getByLabel('Amount')).toBeFocused();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(success).toContainText('Change+$8.75');
  expect(posts.at(-1)).toBe(JSON.stringify({ amount: amount + 1000, payment_medium: 'CashFare' }));
  expect(posts).toHaveLength(2);
});

test('the back button and a reload restore the selected tab', async ({ page }) => {
  await page.goto(RIDER_PATH);
  await page.getByRole('tab', { name: 'PASSES' }).click();
  await expect(page.getByRole('table', { name: 'Passes' })).toBeVisible();
  await page.getByRole('tab', { name: 'PURCHASE ORDERS' }).click();
  await expect(page.getByRole('table', { name: 'Purchase orders' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('table', { name: 'Passes' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('table', { name: 'Passes' })).toBeVisible();
});

test.describe('without a response', () => {
  // The browser logs each failed request as an error.
  test.use({ expectedMessages: [/Failed to load resource/] });

  test('when a conflict and a refusal follow each other, the focus is on Submit again', async ({ page }) => {
    await openEditor(page);
    const amount = Number(await page.getByLabel('Amount').inputValue());
    await correctInOtherSession(page, { amount: amount + 1000, payment_medium: 'CashFare' });
    await page.route('**/correction/payment/*', (route) =>
      route.fulfill({ status: 400, json: { message: 'Refused' } }),
    );
    await page.getByLabel('Amount').fill(String(amount + 125));
    const submitButton = page.getByRole('button', { name: 'Submit' });
    await submitButton.press('Enter');
    await page.getByRole('button', { name: 'Send mine over it' }).click();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(submitButton).toBeFocused();
  });

  test('an unchecked correction is still shown after a reload', async ({ page }) => {
    await openEditor(page);
    await page.route('**/correction/payment/*', (route) => route.fulfill({ status: 500 }));
    const id = readPaymentId(page);
    const amount = Number(await page.getByLabel('Amount').inputValue());
    await page.getByLabel('Amount').fill(String(amount + 1));
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('dialog')).toContainText('may have been applied');
    await page.goto(`${RIDER_PATH}?tab=editPayments&payment=${id}`);
    await expect(
      page.getByRole('group', { name: `The correction of payment ${id} may have been applied` }),
    ).toBeVisible();
    await expect(page.getByLabel('Amount')).toHaveValue(String(amount + 1));
    await expect(page.getByRole('button', { name: 'Submit' })).toBeDisabled();
  });
});
