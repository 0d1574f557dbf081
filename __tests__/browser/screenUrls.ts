const AGENCY = '/agency-dashboard/CBTA';

/** URLs of the screens (specification 2) in the largest agency of US East, including tabs of the rider profile. */
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
