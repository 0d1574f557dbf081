import { type CheckEvidence } from '../diagnostics/checkEvidence';
import { CHECK_TITLES } from '../diagnostics/checkTitles';
import { type ResourceKind } from '../entities/diagnostics/resource';
import { textOrDash } from '../missingValue';
import { evaluateDocument } from './documentReadiness';
import { type HealthAnswer } from './fleetRun';
import { doneIf, doneIfAny, doneIfOk, NOT_ASKED, readCheck, type ReadinessCell } from './readinessCell';

/** A line of readiness: one thing that an agency needs before its riders can use it. */
interface ReadinessLine {
  id: string;
  title: string;
  /** When it is done. */
  description: string;
  /** The agency's page that fixes it; null when no page of this portal does. */
  fixPage: 'adminUsers' | 'appFeatures' | null;
  evaluate: (answer: HealthAnswer) => ReadinessCell;
}

/** The checks that only readiness needs (src/shared/fleet/readinessChecks.ts). */
export const ADMINISTRATORS_CHECK = 'administrators';
export const APPLICATIONS_CHECK = 'applications';

/** A line of the agency's record. The service may have sent that of another agency, of which nothing counts. */
function readRecord(evaluate: (names: NonNullable<CheckEvidence['names']>) => ReadinessCell) {
  return readCheck('agency-info', ({ evidence, messages }) => {
    const names = evidence?.names ?? {};
    return names.otherAgency ? doneIf(false, messages.join(' ')) : evaluate(names);
  });
}

/** The lines in the order of the matrix. A new line needs a case in readinessLines.test.ts. */
export const READINESS_LINES: readonly ReadinessLine[] = [
  {
    id: 'record',
    title: `${CHECK_TITLES['agency-info']} complete`,
    description: 'Each field of the agency’s record has a value.',
    fixPage: null,
    evaluate: readRecord(({ missing = [] }) =>
      missing.length === 0
        ? doneIf(true, 'Each field has a value.')
        : doneIf(false, `Without a value: ${missing.join(', ')}.`),
    ),
  },
  {
    id: 'database-names',
    title: 'Database names equal',
    description:
      'The record has one name of the database, also where it is sent in both spellings of the field.',
    fixPage: null,
    evaluate: readRecord(({ databases = [] }) => {
      if (databases.length === 0) return doneIf(false, 'The record has no name of the database.');
      return doneIf(databases.length === 1, databases.join(' and '));
    }),
  },
  {
    id: 'database-status',
    title: 'Database active',
    description: 'The status of the agency’s database is active.',
    fixPage: null,
    evaluate: readRecord(({ databaseStatus = [] }) => {
      const [status] = databaseStatus;
      return doneIf(status?.toLowerCase() === 'active', `Its status is ${textOrDash(status)}.`);
    }),
  },
  {
    id: 'mail',
    title: CHECK_TITLES['email-settings'],
    description: 'The sender of the agency’s email is configured.',
    fixPage: null,
    evaluate: readCheck('email-settings', (cell) =>
      cell.evidence?.names?.missing?.includes('Sender')
        ? doneIf(false, 'The settings have no sender.')
        : doneIfOk(cell),
    ),
  },
  {
    id: 'feature-sets',
    title: `${CHECK_TITLES['feature-sets']} enabled`,
    description: 'At least one feature set is enabled.',
    fixPage: null,
    evaluate: readCheck('feature-sets', doneIfAny('enabled feature set', 'enabled feature sets', 'enabled')),
  },
  {
    id: 'routing',
    title: CHECK_TITLES['routing-info'],
    description: 'Trip planners know the agency.',
    fixPage: null,
    evaluate: readCheck('routing-info', doneIfOk),
  },
  {
    id: 'provider',
    title: CHECK_TITLES['payment-provider'],
    description: 'The provider for CreditCard is found.',
    fixPage: null,
    evaluate: readCheck('payment-provider', doneIfOk),
  },
  {
    id: 'media',
    title: CHECK_TITLES['payment-media'],
    description: 'At least one payment medium is configured.',
    fixPage: null,
    evaluate: readCheck('payment-media', (cell) => ({
      ...doneIfOk(cell),
      names: cell.evidence?.names?.configured ?? [],
    })),
  },
  {
    id: 'coupons',
    title: CHECK_TITLES.coupons,
    description: 'There is at least one coupon.',
    fixPage: null,
    evaluate: readCheck('coupons', doneIfAny('coupon', 'coupons')),
  },
  {
    id: 'concessions',
    title: CHECK_TITLES.concessions,
    description: 'There is at least one concession.',
    fixPage: null,
    evaluate: readCheck('concessions', doneIfAny('concession', 'concessions')),
  },
  {
    id: 'reports',
    title: CHECK_TITLES.reports,
    description: 'At least one report is set up.',
    fixPage: null,
    evaluate: readCheck('reports', doneIfAny('report', 'reports')),
  },
  buildDocumentLine('terms'),
  buildDocumentLine('privacy'),
  buildDocumentLine('about'),
  {
    id: 'geofences',
    title: CHECK_TITLES.geofences,
    description: 'There is at least one geofence.',
    fixPage: null,
    evaluate: readCheck('geofences', doneIfAny('geofence', 'geofences')),
  },
  {
    id: 'smartcards',
    title: CHECK_TITLES.smartcards,
    description: 'There is at least one smartcard, if the medium SmartCard is configured.',
    fixPage: null,
    evaluate: evaluateSmartcards,
  },
  {
    id: 'administrators',
    title: 'Administrators',
    description: 'There is at least one administrator.',
    fixPage: 'adminUsers',
    evaluate: evaluateAdministrators,
  },
  {
    id: 'app-features',
    title: 'App features',
    description: 'At least one feature is on for the newest version of each listed application.',
    fixPage: 'appFeatures',
    evaluate: readCheck(APPLICATIONS_CHECK, doneIfOk),
  },
];

function buildDocumentLine(id: ResourceKind): ReadinessLine {
  return {
    id,
    title: `${CHECK_TITLES[id]} valid`,
    description:
      'For each client type, a version is valid at the time of the run and 30 days later. Diagnostics also has alerts for other versions that have expired, have not started or overlap.',
    fixPage: null,
    evaluate: readCheck(id, evaluateDocument),
  };
}

/** Whether smartcards are needed is known only with all payment media. */
function evaluateSmartcards(answer: HealthAnswer): ReadinessCell {
  const media = answer['payment-media'];
  if (!media) return { ...NOT_ASKED, evidence: 'This run did not ask for the payment media.' };
  if (media.evidence?.names?.configured?.includes('SmartCard'))
    return readCheck('smartcards', doneIfAny('smartcard', 'smartcards'))(answer);
  return readCheck('payment-media', () => ({
    status: 'notApplicable',
    evidence: 'The medium SmartCard is not configured.',
  }))(answer);
}

/** Diagnostics count the users of each type, so a run of them needs no call for administrators alone. */
function evaluateAdministrators(answer: HealthAnswer): ReadinessCell {
  const evaluate = doneIfAny('administrator', 'administrators', 'administrator');
  const { users } = answer;
  return users?.evidence?.counts?.administrator === undefined
    ? readCheck(users ? 'users' : ADMINISTRATORS_CHECK, evaluate)(answer)
    : evaluate(users);
}
