import { agencyresourcesApi } from '@/api/agencyresources';
import { agencySettingsApi } from '@/api/agencySettings';
import { authApi } from '@/api/auth';
import { type QueryEndpoint } from '@/api/client/fetchUncached';
import { geofenceApi } from '@/api/geofence';
import { profileApi } from '@/api/profile';
import { reportsApi } from '@/api/reports';
import { simpleticketApi } from '@/api/simpleticket';
import { smartcardApi } from '@/api/smartcard';
import { CHECK_TITLES } from '@/domain/diagnostics/checkTitles';
import { type ResourceKind } from '@/domain/entities/diagnostics/resource';
import { USER_TYPES } from '@/domain/entities/user';
import { CHECK_MESSAGES, DIAGNOSTICS_ALERTS } from '@/domain/failureTexts/diagnostics';
import { AGENCY_CHECKS } from './agencyChecks';
import { type Check } from './check';
import { buildCouponColumns, concessionColumns, featureSetColumns, reportColumns } from './checkColumns';
import {
  evaluateCall,
  evaluateCount,
  evaluateCounts,
  evaluateDocumentVersions,
  evaluateList,
  evaluateQuery,
} from './checkResults';

const { countSmartcards, countKeys } = smartcardApi.endpoints;

/**
 * The checks that section 2 of the specification lists, in the order of the page: those of a group follow each other. A new
 * check also needs a case in checks.test.ts.
 */
export const CHECKS: readonly Check[] = [
  ...AGENCY_CHECKS,
  {
    id: 'users',
    title: CHECK_TITLES.users,
    group: 'people',
    description: `The number of users of each of ${USER_TYPES.length} types.`,
    size: 'half',
    hasShares: true,
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
  createCountCheck('smartcards', countSmartcards),
  createCountCheck('smartcard-keys', countKeys),
  createCountCheck('geofences', geofenceApi.endpoints.countGeofences),
  {
    id: 'coupons',
    title: CHECK_TITLES.coupons,
    group: 'offers',
    description: 'The coupons that payments can be corrected with.',
    size: 'wide',
    run: async (runQuery, agency, { currency }) =>
      evaluateCall(
        await runQuery(simpleticketApi.endpoints.listCoupons, { agency }),
        evaluateList(buildCouponColumns(currency), { status: 'ok', message: CHECK_MESSAGES.noCoupons }),
      ),
  },
  {
    id: 'feature-sets',
    title: CHECK_TITLES['feature-sets'],
    group: 'offers',
    description: 'The feature sets of the agency, and which are enabled.',
    size: 'column',
    run: async (runQuery, agency) =>
      evaluateCall(
        await runQuery(agencySettingsApi.endpoints.listAgencyFeaturesets, { abbreviation: agency }),
        evaluateList(
          featureSetColumns,
          { status: 'alert', message: DIAGNOSTICS_ALERTS.featureSets },
          (rows) => ({ enabled: rows.filter(({ enabled }) => enabled).length }),
        ),
      ),
  },
  {
    id: 'concessions',
    title: CHECK_TITLES.concessions,
    group: 'offers',
    description: 'The concessions that the agency grants.',
    size: 'wide',
    run: evaluateQuery(
      profileApi.endpoints.listConcessions,
      evaluateList(concessionColumns, { status: 'alert', message: DIAGNOSTICS_ALERTS.concessions }),
    ),
  },
  {
    id: 'reports',
    title: CHECK_TITLES.reports,
    group: 'offers',
    description: 'The reports that are set up.',
    size: 'column',
    run: evaluateQuery(
      reportsApi.endpoints.listReports,
      evaluateList(reportColumns, { status: 'alert', message: DIAGNOSTICS_ALERTS.reports }),
    ),
  },
  createDocumentCheck('terms', 'half'),
  createDocumentCheck('privacy', 'half'),
  createDocumentCheck('about', 'whole'),
];

function createCountCheck(
  id: 'smartcards' | 'smartcard-keys' | 'geofences',
  endpoint: QueryEndpoint<{ agency: string }, number>,
): Check {
  const title = CHECK_TITLES[id];
  return {
    id,
    title,
    group: 'people',
    description: 'How many there are in total.',
    size: 'small',
    run: evaluateQuery(endpoint, evaluateCount(title)),
  };
}

function createDocumentCheck(kind: ResourceKind, size: Check['size']): Check {
  return {
    id: kind,
    title: CHECK_TITLES[kind],
    group: 'documents',
    description: 'Its versions for each client type, and when they are valid.',
    size,
    run: async (runQuery, agency, { now }) =>
      evaluateCall(
        await runQuery(agencyresourcesApi.endpoints.listResources, { agency, kind }),
        evaluateDocumentVersions(kind, now),
      ),
  };
}
