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
import { ALERTS } from '@/domain/failures';
import { CHECK_TEXTS } from '@/domain/failureTexts/diagnostics';
import { type Ask, type Check, type Endpoint, type Verdict } from './check';
import { concessionColumns, couponColumns, featureSetColumns, reportColumns } from './checkColumns';
import {
  judgeAgency,
  judgeCount,
  judgeCounts,
  judged,
  judgeEmail,
  judgeList,
  judgeMediums,
  judgeProvider,
  judgeRoutingInfo,
  judgeVersions,
  missingIs,
  skipped,
} from './verdicts';

const { getAgency, getMailSettings, listAgencyFeaturesets } = agencyApi.endpoints;
const { getAccount, getProvider } = pspaccountApi.endpoints;
const { countSmartcards, countKeys } = smartcardApi.endpoints;

/** The checks of the page (specification 2), in its order. A new check is a row, and a row of its test's table. */
export const CHECKS: readonly Check[] = [
  {
    id: 'agency-info',
    title: 'Agency info',
    group: 'agency',
    about: 'The agency’s record, from the agency service.',
    size: 'column',
    run: async (ask, agency) => judged(await ask(getAgency, { abbreviation: agency }), judgeAgency(agency)),
  },
  {
    id: 'routing-info',
    title: 'Routing-info service',
    group: 'agency',
    about: 'Whether trip planners know the agency.',
    size: 'small',
    run: async (ask, agency) =>
      judged(await ask(publicinfoApi.endpoints.getRoutingInfo, { agency }), judgeRoutingInfo, ({ kind }) =>
        kind === 'notConfigured' ? skipped(CHECK_TEXTS.noRoutingHost) : null,
      ),
  },
  {
    id: 'email-settings',
    title: 'Email settings',
    group: 'agency',
    about: 'Who the agency’s e-mail is from.',
    size: 'small',
    run: byAgencyId(async (ask, agencyId) =>
      judged(await ask(getMailSettings, { agencyId }), judgeEmail, missingIs(CHECK_TEXTS.noEmail)),
    ),
  },
  {
    id: 'payment-provider',
    title: 'Payment provider',
    group: 'agency',
    about: 'The provider for CreditCard, by id and name.',
    size: 'small',
    run: byAgencyId(async (ask, agencyId, agency) => {
      const account = await ask(getAccount, { agencyId, medium: 'CreditCard' });
      if (account.failure) return judged(account, judgeProvider, missingIs(CHECK_TEXTS.noProvider));
      return judged(await ask(getProvider, { agency, pspId: account.data.psp_id }), judgeProvider);
    }),
  },
  {
    id: 'payment-media',
    title: 'Payment media',
    group: 'agency',
    about: `Which of ${PAYMENT_MEDIUMS.length} payment media are configured.`,
    size: 'column',
    run: byAgencyId(async (ask, agencyId) =>
      judgeMediums(
        await Promise.all(
          PAYMENT_MEDIUMS.map(async (medium) => ({
            medium,
            answer: await ask(getAccount, { agencyId, medium }),
          })),
        ),
      ),
    ),
  },
  {
    id: 'users',
    title: 'Users by type',
    group: 'people',
    about: `How many users there are of ${USER_TYPES.length} types.`,
    size: 'half',
    run: async (ask, agency) =>
      judgeCounts(
        await Promise.all(
          USER_TYPES.map(async (type) => ({
            label: type,
            answer: await ask(authApi.endpoints.countUsers, { agency, type }),
          })),
        ),
      ),
  },
  counted('smartcards', 'Smartcards', countSmartcards),
  counted('smartcard-keys', 'Smartcard keys', countKeys),
  counted('geofences', 'Geofences', geofenceApi.endpoints.countGeofences),
  {
    id: 'coupons',
    title: 'Coupons',
    group: 'offers',
    about: 'The coupons that payments can be corrected with.',
    size: 'wide',
    run: async (ask, agency) =>
      judged(
        await ask(simpleticketApi.endpoints.listTickets, { agency }),
        judgeList(couponColumns, { status: 'ok', message: CHECK_TEXTS.noCoupons }),
      ),
  },
  {
    id: 'feature-sets',
    title: 'Feature sets',
    group: 'offers',
    about: 'The feature sets of the agency, and which are enabled.',
    size: 'column',
    run: async (ask, agency) =>
      judged(
        await ask(listAgencyFeaturesets, { abbreviation: agency }),
        judgeList(featureSetColumns, { status: 'alert', message: ALERTS.featureSets }),
      ),
  },
  {
    id: 'concessions',
    title: 'Concessions',
    group: 'offers',
    about: 'The concessions that the agency grants.',
    size: 'wide',
    run: async (ask, agency) =>
      judged(
        await ask(profileApi.endpoints.listConcessions, { agency }),
        judgeList(concessionColumns, { status: 'alert', message: ALERTS.concessions }),
      ),
  },
  {
    id: 'reports',
    title: 'Reports',
    group: 'offers',
    about: 'The reports that are set up.',
    size: 'column',
    run: async (ask, agency) =>
      judged(
        await ask(reportsApi.endpoints.listReports, { agency }),
        judgeList(reportColumns, { status: 'alert', message: ALERTS.reports }),
      ),
  },
  versions('terms', 'Terms', 'half'),
  versions('privacy', 'Privacy', 'half'),
  versions('about', 'About', 'whole'),
];

/** A check that asks by the agency's id, which its record holds. */
function byAgencyId(run: (ask: Ask, agencyId: Id, agency: string) => Promise<Verdict>): Check['run'] {
  return async (ask, agency) => {
    const record = await ask(getAgency, { abbreviation: agency });
    return record.failure ? skipped(CHECK_TEXTS.noRecord) : run(ask, record.data.id, agency);
  };
}

function counted(id: string, title: string, endpoint: Endpoint<{ agency: string }, number>): Check {
  return {
    id,
    title,
    group: 'people',
    about: 'How many there are.',
    size: 'small',
    run: async (ask, agency) => judged(await ask(endpoint, { agency }), judgeCount(title)),
  };
}

function versions(kind: ResourceKind, title: string, size: Check['size']): Check {
  return {
    id: kind,
    title,
    group: 'documents',
    about: 'Its versions for each kind of client, and when they hold.',
    size,
    run: async (ask, agency) =>
      judged(
        await ask(agencyresourcesApi.endpoints.listResources, { agency, kind }),
        judgeVersions(kind, Date.now()),
      ),
  };
}
