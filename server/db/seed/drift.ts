/**
 * How an agency differs from the others (configuration drift). The agencies after the fully seeded ones are alike except
 * for these differences: the agency with the id `first` has one, and each `every`-th after it. About half of the agencies
 * have none; Australia, which ends at 20, has some of the kinds. The numbers of rows, such as of
 * geofences, are random and can be 0.
 */
const DRIFTS = {
  /** No feature sets, applications, concessions and reports. */
  bare: { first: 6, every: 17 },
  // Rules
  higherDailyCap: { first: 4, every: 12 },
  dailyCapAsText: { first: 33, every: 60 },
  noDailyCap: { first: 9, every: 31 },
  noTransferNotice: { first: 21, every: 45 },
  weekFromSunday: { first: 34, every: 26 },
  smsOn: { first: 27, every: 40 },
  // App features
  walletOnlyInOldVersion: { first: 8, every: 18 },
  testFeatureOn: { first: 31, every: 50 },
  onlyOldVersion: { first: 24, every: 36 },
  // Texts for riders
  termsLapsed: { first: 11, every: 32 },
  termsLapseSoon: { first: 18, every: 24 },
  aboutLapsesLater: { first: 23, every: 20 },
  noPrivacy: { first: 45, every: 60 },
  // Payments
  noSmartCardAccount: { first: 26, every: 28 },
  noCreditCardAccount: { first: 19, every: 42 },
  // Other checks of diagnostics
  noMailSettings: { first: 29, every: 38 },
  notRouted: { first: 36, every: 22 },
  noReports: { first: 43, every: 80 },
  noConcessions: { first: 37, every: 66 },
  // Database status
  provisioning: { first: 6, every: 26 },
  suspended: { first: 10, every: 78 },
  archived: { first: 49, every: 100 },
} satisfies Record<string, { first: number; every: number }>;

export type Drift = keyof typeof DRIFTS;

export function hasDrift(agencyId: number, drift: Drift): boolean {
  const { first, every } = DRIFTS[drift];
  return agencyId >= first && (agencyId - first) % every === 0;
}
