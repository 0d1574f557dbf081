/** The tabs in the order of the page (specification 2). */
export const RIDER_TABS = [
  { key: 'payments', title: 'PAYMENTS' },
  { key: 'passes', title: 'PASSES' },
  { key: 'purchaseOrders', title: 'PURCHASE ORDERS' },
] as const;

export type RiderTab = (typeof RIDER_TABS)[number]['key'];

/** What the page shows below the rider's details (specification 4): a list, or the editor of a payment. */
export type RiderView = { kind: RiderTab } | { kind: 'editPayments'; paymentId: string };
