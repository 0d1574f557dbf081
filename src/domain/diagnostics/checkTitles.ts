/** The titles of the checks by id. The diagnostics page has them, and so has everything in Fleet that shows a check. */
export const CHECK_TITLES = {
  'agency-info': 'Agency info',
  'routing-info': 'Routing-info service',
  'email-settings': 'Email settings',
  'payment-provider': 'Payment provider',
  'payment-media': 'Payment media',
  users: 'Users by type',
  smartcards: 'Smartcards',
  'smartcard-keys': 'Smartcard keys',
  geofences: 'Geofences',
  coupons: 'Coupons',
  'feature-sets': 'Feature sets',
  concessions: 'Concessions',
  reports: 'Reports',
  terms: 'Terms',
  privacy: 'Privacy',
  about: 'About',
} as const;

/** Whether the diagnostics page has this check. Fleet asks others too, for Readiness (decision 134). */
export function isDiagnosticsCheck(id: string): id is keyof typeof CHECK_TITLES {
  return Object.hasOwn(CHECK_TITLES, id);
}
