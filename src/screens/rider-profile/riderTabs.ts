/** The tabs of the rider profile, in their order (specification 2). */
export const RIDER_TABS = [
  { key: 'payments', title: 'PAYMENTS' },
  { key: 'passes', title: 'PASSES' },
  { key: 'purchaseOrders', title: 'PURCHASE ORDERS' },
] as const;

export type RiderTab = (typeof RIDER_TABS)[number]['key'];

/** What the profile shows below its head (specification 4): one of the tabs, or the editor of a payment. */
export type RiderView = { kind: RiderTab } | { kind: 'editPayments'; paymentId: string };
