import { expect, type Page } from '@playwright/test';
import { locateReversiblePayments } from '../../reversiblePayments';
import { AGENCY_A } from './sessions';

/** The rider of agency A with the most payments. */
const RIDER_ID = 1_000_400;

export const CORRECTION_PATH = /^\/payment\/api\/v4\/correction\/payment\//;
/** The path of a rider's list of payments. */
export const PAYMENTS_PATH = /\/paymentview\/api\/v2\/payments$/;
export const BALANCE_PATH = /\/balance\/api\/v2\/balances\//;

export interface PaymentEditor {
  paymentId: string;
  /** The amount before the correction, in cents. */
  amount: number;
  correctionPath: string;
}

/** Opens the editor of a payment whose correction can be reverted. */
export async function openPaymentEditor(
  page: Page,
  openSignedIn: (path: string) => Promise<void>,
): Promise<PaymentEditor> {
  await openSignedIn(`/agency-dashboard/${AGENCY_A}/riders/${RIDER_ID}`);
  const row = locateReversiblePayments(page).first();
  await row.getByRole('button').click();
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByLabel('What will change')).toContainText('Yes, by another correction');
  // The dialog shows the change of the balance, so the current balance must be loaded first.
  await expect(page.getByLabel('Customer balance')).toContainText('$');
  const paymentId = /payment=(\d+)/.exec(page.url())?.[1] ?? '';
  return {
    paymentId,
    amount: Number(await page.getByLabel('Amount').inputValue()),
    correctionPath: `/payment/api/v4/correction/payment/${paymentId}`,
  };
}
