const AGENCY_PATH = '/agency-dashboard/CBTA';

/**
 * The screens (section 2 of the specification) of the largest agency of US East, including tabs of the profile of rider
 * 1000119. Neighbours have different titles, which `openScreen` needs.
 */
export const SCREEN_URLS: readonly string[] = [
  '/',
  '/fleet',
  '/agencies',
  '/fleet?tab=riders',
  '/agency-creation',
  '/pso-users',
  '/rollout',
  '/agency-login/CBTA',
  AGENCY_PATH,
  `${AGENCY_PATH}/riders/1000119`,
  `${AGENCY_PATH}/riders`,
  `${AGENCY_PATH}/riders/1000119?tab=passes`,
  `${AGENCY_PATH}/agency-appfeatures`,
  // A payment of this rider.
  `${AGENCY_PATH}/riders/1000119?tab=editPayments&payment=5000083`,
  `${AGENCY_PATH}/purchase-orders`,
  `${AGENCY_PATH}/passes`,
  `${AGENCY_PATH}/businessRules`,
  `${AGENCY_PATH}/agency-diagnostics`,
  `${AGENCY_PATH}/agency-appfeatures?view=matrix`,
  `${AGENCY_PATH}/admin-users`,
  `${AGENCY_PATH}/admin-registration`,
];
