import { type HealthTask } from '@/domain/fleet/fleetRun';
import { CHECKS } from '@/shared/checks/checks';

interface Profile {
  key: string;
  label: string;
  /** What it is for, in a sentence. */
  hint: string;
  task: HealthTask;
}

const ROUTING = 'routing-info';
const QUICK_CHECKS = [
  'agency-info',
  'email-settings',
  'payment-provider',
  'coupons',
  'feature-sets',
  'concessions',
  'reports',
  'terms',
  'privacy',
  'about',
];

/** The most calls that a check makes for one agency, without the agency's record. A test compares it with the calls. */
export const CALLS_PER_CHECK: Readonly<Record<string, number>> = {
  'agency-info': 0,
  [ROUTING]: 1,
  'email-settings': 1,
  'payment-provider': 2,
  'payment-media': 16,
  users: 7,
  smartcards: 1,
  'smartcard-keys': 1,
  geofences: 1,
  coupons: 1,
  'feature-sets': 1,
  concessions: 1,
  reports: 1,
  terms: 1,
  privacy: 1,
  about: 1,
};

/** What a run can ask: two sets of checks, or one check alone (decision 131). */
export const PROFILES: readonly Profile[] = [
  {
    key: 'quick',
    label: 'Quick',
    hint: 'What riders and mails depend on, in few calls.',
    task: { profile: 'quick', checkIds: QUICK_CHECKS, readsRecord: false },
  },
  {
    key: 'full',
    label: 'Full',
    hint: 'All checks of the diagnostics page, without the routing-info service of a third party.',
    task: {
      profile: 'full',
      checkIds: CHECKS.map(({ id }) => id).filter((id) => id !== ROUTING),
      readsRecord: true,
    },
  },
  ...CHECKS.map(({ id, title, description }) => ({
    key: id,
    label: `Only ${title}`,
    hint: description,
    task: { profile: id, checkIds: [id], readsRecord: id === 'agency-info' },
  })),
];

/** The most calls of a run for one agency, with the sign-in. */
export function countCallsPerAgency({ checkIds, readsRecord }: HealthTask): number {
  const calls = checkIds.reduce((sum, id) => sum + (CALLS_PER_CHECK[id] ?? 0), 0);
  // Provider and media need the same account of CreditCard.
  const isAccountShared = checkIds.includes('payment-provider') && checkIds.includes('payment-media');
  return 1 + (readsRecord ? 1 : 0) + calls - (isAccountShared ? 1 : 0);
}
