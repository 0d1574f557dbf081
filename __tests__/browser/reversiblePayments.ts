import { type Locator, type Page } from '@playwright/test';

/** The rows of payments whose correction can be reverted: a positive amount of a medium that a correction can choose. */
export function locateReversiblePayments(page: Page): Locator {
  return page
    .locator('tr[data-index]')
    .filter({ hasText: /\$[1-9]/ })
    .filter({ hasNotText: '-$' })
    .filter({ hasText: /CashFare(?!Duplicate)|RMPay|Account Balance/ });
}
