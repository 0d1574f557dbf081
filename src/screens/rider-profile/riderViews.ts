/** The tabs in the order of the page: the three of section 2 of the specification, and the ledger of all of them. */
export const RIDER_TABS = [
  { key: 'payments', title: 'PAYMENTS' },
  { key: 'passes', title: 'PASSES' },
  { key: 'purchaseOrders', title: 'PURCHASE ORDERS' },
  { key: 'ledger', title: 'LEDGER' },
] as const;

export type RiderTab = (typeof RIDER_TABS)[number]['key'];

/** The view below the rider's details (section 4 of the specification): a list, or the editor of a payment. */
export type RiderView = { kind: RiderTab } | { kind: 'editPayments'; paymentId: string };
