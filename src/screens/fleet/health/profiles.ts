import { type HealthTask } from '@/domain/fleet/fleetRun';
import { ADMINISTRATORS_CHECK, APPLICATIONS_CHECK } from '@/domain/fleet/readinessLines';
import { CHECKS } from '@/shared/checks/checks';

export interface Profile {
  key: string;
  label: string;
  /** The purpose of the profile, in a sentence. */
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

/** Readiness does not need them. Administrators are counted without the other types of users. */
const NOT_FOR_READINESS: ReadonlySet<string> = new Set([ROUTING, 'users', 'smartcard-keys']);

/** The most calls that a check makes for one agency, without the agency's record. A test compares it with the calls. */
const CALLS_PER_CHECK: Readonly<Record<string, number>> = {
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
  [ADMINISTRATORS_CHECK]: 1,
  // The list, and the newest version of each of the nine offered applications.
  [APPLICATIONS_CHECK]: 10,
};

/** The choices for a run: three sets of checks, or one check alone (decisions 131, 134). */
export const PROFILES: readonly Profile[] = [
  {
    key: 'quick',
    label: 'Quick',
    hint: 'What riders and emails depend on, in few calls.',
    task: { profile: 'quick', checkIds: QUICK_CHECKS, readsRecord: false },
  },
  {
    key: 'full',
    label: 'Full',
    hint: 'All checks of the diagnostics page; a third party’s routing-info service only for one agency.',
    task: {
      profile: 'full',
      checkIds: CHECKS.map(({ id }) => id).filter((id) => id !== ROUTING),
      readsRecord: true,
    },
  },
  {
    key: 'readiness',
    label: 'Readiness',
    hint: 'What an agency needs before its riders can use it, also administrators and app features.',
    task: {
      profile: 'readiness',
      checkIds: [
        ...CHECKS.map(({ id }) => id).filter((id) => !NOT_FOR_READINESS.has(id)),
        ADMINISTRATORS_CHECK,
        APPLICATIONS_CHECK,
      ],
      readsRecord: false,
    },
  },
  ...CHECKS.map(({ id, title, description }) => ({
    key: id,
    label: `Only ${title}`,
    hint: description,
    task: { profile: id, checkIds: [id], readsRecord: id === 'agency-info' },
  })),
];

/** The label of a run's checks. That of a kept run or of a file can be one that is no more. */
export function describeProfile({ profile }: HealthTask): string {
  return PROFILES.find(({ key }) => key === profile)?.label ?? profile;
}

/** The task of a run. The routing-info service is a third party's: only a run of one agency asks it with other checks. */
export function buildTask({ task }: Profile, agencyCount: number): HealthTask {
  const isComplete = task.profile === 'full' || task.profile === 'readiness';
  return agencyCount === 1 && isComplete ? { ...task, checkIds: [...task.checkIds, ROUTING] } : task;
}

/** The checks that need the agency's record. */
const RECORD_CHECKS = ['agency-info', 'email-settings', 'payment-provider', 'payment-media'];

/**
 * The most calls of a run for one agency, with the sign-in. `areRowsFresh`: whether the agency's row of the list can stand for
 * its record.
 */
export function countCallsPerAgency({ checkIds, readsRecord }: HealthTask, areRowsFresh = true): number {
  const asksRecord =
    readsRecord || (!areRowsFresh && checkIds.some((checkId) => RECORD_CHECKS.includes(checkId)));
  const calls = checkIds.reduce((sum, id) => sum + (CALLS_PER_CHECK[id] ?? 0), 0);
  // Provider and media need the same account of CreditCard.
  const isAccountShared = checkIds.includes('payment-provider') && checkIds.includes('payment-media');
  return 1 + (asksRecord ? 1 : 0) + calls - (isAccountShared ? 1 : 0);
}
