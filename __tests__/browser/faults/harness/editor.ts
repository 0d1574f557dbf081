import { expect, type Page } from '@playwright/test';
import { A } from './sessions';

/** The rider of A with the most payments. */
const RIDER = 1_000_400;

export const CORRECTION = /^\/payment\/api\/v4\/correction\/payment\//;
/** The rider's payments, as the platform is asked for them. */
export const PAYMENTS = /\/paymentview\/api\/v2\/payments$/;
export const BALANCE = /\/balance\/api\/v2\/balances\//;

export interface Editor {
  paymentId: string;
  /** Cents before. */
  amount: number;
  /** Where the correction goes. */
  path: string;
}

/** Opens the editor of a payment that can be put back. */
export async function openEditor(page: Page, open: (path: string) => Promise<void>): Promise<Editor> {
  await open(`/agency-dashboard/${A}/riders/${RIDER}`);
  const row = page
    .locator('tr[data-index]')
    .filter({ hasText: /\$[1-9]/ })
    .filter({ hasNotText: '-$' })
    .filter({ hasText: /CashFare(?!Duplicate)|RMPay|Account Balance/ })
    .first();
  await row.getByRole('button').click();
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByLabel('What will change')).toContainText('Yes, by another correction');
  // The balance before is there: the change is measured by it.
  await expect(page.getByLabel('Customer balance')).toContainText('$');
  const paymentId = /payment=(\d+)/.exec(page.url())?.[1] ?? '';
  return {
    paymentId,
    amount: Number(await page.getByLabel('Amount').inputValue()),
    path: `/payment/api/v4/correction/payment/${paymentId}`,
  };
}
