import { agencyApi } from '@/api/agency';
import { agencyresourcesApi } from '@/api/agencyresources';
import { authApi } from '@/api/auth';
import { geofenceApi } from '@/api/geofence';
import { profileApi } from '@/api/profile';
import { pspaccountApi } from '@/api/pspaccount';
import { publicinfoApi } from '@/api/publicinfo';
import { reportsApi } from '@/api/reports';
import { simpleticketApi } from '@/api/simpleticket';
import { smartcardApi } from '@/api/smartcard';
import { type Id } from '@/domain/entities/fields';
import { PAYMENT_MEDIUMS } from '@/domain/entities/medium';
import { type ResourceKind } from '@/domain/entities/resource';
import { USER_TYPES } from '@/domain/entities/user';
import { CHECK_MESSAGES, DIAGNOSTICS_ALERTS } from '@/domain/failureTexts/diagnostics';
import { type Check, type CheckResult, type QueryEndpoint, type RunQuery } from './check';
import { concessionColumns, couponColumns, featureSetColumns, reportColumns } from './checkColumns';
import {
  alertIfNotFound,
  evaluateAgency,
  evaluateCall,
  evaluateCount,
  evaluateCounts,
  evaluateDocumentVersions,
  evaluateList,
  evaluateMailSettings,
  evaluateMediums,
  evaluateProvider,
  evaluateRoutingInfo,
  skippedResult,
} from './checkResults';

const { getAgency, getMailSettings, listAgencyFeaturesets } = agencyApi.endpoints;
const { getAccount, getProvider } = pspaccountApi.endpoints;
const { countSmartcards, countKeys } = smartcardApi.endpoints;

/** The checks in the order of the page (section 2 of the specification). A new check also needs a case in checks.test.ts. */
export const CHECKS: readonly Check[] = [
  {
    id: 'agency-info',
    title: 'Agency info',
    group: 'agency',
    description: 'The agency’s record, from the agency service.',
    size: 'column',
    run: async (runQuery, agency) =>
      evaluateCall(await runQuery(getAgency, { abbreviation: agency }), evaluateAgency(agency)),
  },
  {
    id: 'routing-info',
    title: 'Routing-info service',
    group: 'agency',
    description: 'Whether trip planners know the agency.',
    size: 'small',
    run: async (runQuery, agency) =>
      evaluateCall(
        await runQuery(publicinfoApi.endpoints.getRoutingInfo, { agency }),
        evaluateRoutingInfo,
        ({ kind }) => (kind === 'notConfigured' ? skippedResult(CHECK_MESSAGES.noRoutingHost) : null),
      ),
  },
  {
    id: 'email-settings',
    title: 'Email settings',
    group: 'agency',
    description: 'The sender of the agency’s e-mail.',
    size: 'small',
    run: withAgencyId(async (runQuery, agencyId) =>
      evaluateCall(
        await runQuery(getMailSettings, { agencyId }),
        evaluateMailSettings,
        alertIfNotFound(CHECK_MESSAGES.noEmail),
      ),
    ),
  },
  {
    id: 'payment-provider',
    title: 'Payment provider',
    group: 'agency',
    description: 'The provider for CreditCard, by id and name.',
    size: 'small',
    run: withAgencyId(async (runQuery, agencyId, agency) => {
      const account = await runQuery(getAccount, { agencyId, medium: 'CreditCard' });
      if (account.failure)
        return evaluateCall(account, evaluateProvider, alertIfNotFound(CHECK_MESSAGES.noProvider));
      return evaluateCall(
        await runQuery(getProvider, { agency, pspId: account.data.psp_id }),
        evaluateProvider,
      );
    }),
  },
  {
    id: 'payment-media',
    title: 'Payment media',
    group: 'agency',
    description: `Which of ${PAYMENT_MEDIUMS.length} payment media are configured.`,
    size: 'column',
    run: withAgencyId(async (runQuery, agencyId) =>
      evaluateMediums(
        await Promise.all(
          PAYMENT_MEDIUMS.map(async (medium) => ({
            medium,
            result: await runQuery(getAccount, { agencyId, medium }),
          })),
        ),
      ),
    ),
  },
  {
    id: 'users',
    title: 'Users by type',
    group: 'people',
    description: `The number of users of each of ${USER_TYPES.length} types.`,
    size: 'half',
    run: async (runQuery, agency) =>
      evaluateCounts(
        await Promise.all(
          USER_TYPES.map(async (type) => ({
            label: type,
            result: await runQuery(authApi.endpoints.countUsers, { agency, type }),
          })),
        ),
      ),
  },
  createCountCheck('smartcards', 'Smartcards', countSmartcards),
  createCountCheck('smartcard-keys', 'Smartcard keys', countKeys),
  createCountCheck('geofences', 'Geofences', geofenceApi.endpoints.countGeofences),
  {
    id: 'coupons',
    title: 'Coupons',
    group: 'offers',
    description: 'The coupons that payments can be corrected with.',
    size: 'wide',
    run: async (runQuery, agency) =>
      evaluateCall(
        await runQuery(simpleticketApi.endpoints.listTickets, { agency }),
        evaluateList(couponColumns, { status: 'ok', message: CHECK_MESSAGES.noCoupons }),
      ),
  },
  {
    id: 'feature-sets',
    title: 'Feature sets',
    group: 'offers',
    description: 'The feature sets of the agency, and which are enabled.',
    size: 'column',
    run: async (runQuery, agency) =>
      evaluateCall(
        await runQuery(listAgencyFeaturesets, { abbreviation: agency }),
        evaluateList(featureSetColumns, { status: 'alert', message: DIAGNOSTICS_ALERTS.featureSets }),
      ),
  },
  {
    id: 'concessions',
    title: 'Concessions',
    group: 'offers',
    description: 'The concessions that the agency grants.',
    size: 'wide',
    run: async (runQuery, agency) =>
      evaluateCall(
        await runQuery(profileApi.endpoints.listConcessions, { agency }),
        evaluateList(concessionColumns, { status: 'alert', message: DIAGNOSTICS_ALERTS.concessions }),
      ),
  },
  {
    id: 'reports',
    title: 'Reports',
    group: 'offers',
    description: 'The reports that are set up.',
    size: 'column',
    run: async (runQuery, agency) =>
      evaluateCall(
        await runQuery(reportsApi.endpoints.listReports, { agency }),
        evaluateList(reportColumns, { status: 'alert', message: DIAGNOSTICS_ALERTS.reports }),
      ),
  },
  createDocumentCheck('terms', 'Terms', 'half'),
  createDocumentCheck('privacy', 'Privacy', 'half'),
  createDocumentCheck('about', 'About', 'whole'),
];

/** Loads the agency first, because the check's calls need its id. If that fails, the check is skipped. */
function withAgencyId(
  run: (runQuery: RunQuery, agencyId: Id, agency: string) => Promise<CheckResult>,
): Check['run'] {
  return async (runQuery, agency) => {
    const record = await runQuery(getAgency, { abbreviation: agency });
    return record.failure ? skippedResult(CHECK_MESSAGES.noRecord) : run(runQuery, record.data.id, agency);
  };
}

function createCountCheck(
  id: string,
  title: string,
  endpoint: QueryEndpoint<{ agency: string }, number>,
): Check {
  return {
    id,
    title,
    group: 'people',
    description: 'How many there are in total.',
    size: 'small',
    run: async (runQuery, agency) => evaluateCall(await runQuery(endpoint, { agency }), evaluateCount(title)),
  };
}

function createDocumentCheck(kind: ResourceKind, title: string, size: Check['size']): Check {
  return {
    id: kind,
    title,
    group: 'documents',
    description: 'Its versions for each client type, and when they are valid.',
    size,
    run: async (runQuery, agency) =>
      evaluateCall(
        await runQuery(agencyresourcesApi.endpoints.listResources, { agency, kind }),
        evaluateDocumentVersions(kind, Date.now()),
      ),
  };
}
