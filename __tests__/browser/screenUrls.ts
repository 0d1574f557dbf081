const AGENCY = '/agency-dashboard/CBTA';

/** The 16 screens (specification 2), as addresses in the largest agency of US East; the rider profile's tabs among them. */
export const SCREEN_URLS: readonly string[] = [
  '/',
  '/agencies',
  '/agency-creation',
  '/pso-users',
  '/agency-login/CBTA',
  AGENCY,
  `${AGENCY}/riders`,
  `${AGENCY}/riders/1000119`,
  `${AGENCY}/riders/1000119?tab=passes`,
  `${AGENCY}/riders/1000119?tab=editPayments&payment=5000083`,
  `${AGENCY}/purchase-orders`,
  `${AGENCY}/passes`,
  `${AGENCY}/businessRules`,
  `${AGENCY}/agency-diagnostics`,
  `${AGENCY}/agency-appfeatures`,
  `${AGENCY}/admin-users`,
  `${AGENCY}/admin-registration`,
];
