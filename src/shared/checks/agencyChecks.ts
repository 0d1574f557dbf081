import { agencyApi } from '@/api/agency';
import { agencySettingsApi } from '@/api/agencySettings';
import { pspaccountApi } from '@/api/pspaccount';
import { publicinfoApi } from '@/api/publicinfo';
import { CHECK_TITLES } from '@/domain/diagnostics/checkTitles';
import { type Id } from '@/domain/entities/fields';
import { PAYMENT_MEDIUMS } from '@/domain/entities/medium';
import { CHECK_MESSAGES, ROUTING_INFO_SERVICE } from '@/domain/failureTexts/diagnostics';
import {
  evaluateAgency,
  evaluateMailSettings,
  evaluateMediums,
  evaluateProvider,
  evaluateRoutingInfo,
} from './agencyResults';
import { type Check, type CheckResult, type RunQuery } from './check';
import { alertIfNotFound, evaluateCall, evaluateQuery, failedResult, skippedResult } from './checkResults';

const { getAgency } = agencyApi.endpoints;
const { getMailSettings } = agencySettingsApi.endpoints;
const { getAccount, getProvider } = pspaccountApi.endpoints;

/** The checks of the group 'Agency and payments', in the order of the page. */
export const AGENCY_CHECKS: readonly Check[] = [
  {
    id: 'agency-info',
    title: CHECK_TITLES['agency-info'],
    group: 'agency',
    description: 'The agency’s record, from the agency service.',
    size: 'column',
    run: async (runQuery, agency) =>
      evaluateCall(await runQuery(getAgency, { abbreviation: agency }), evaluateAgency(agency)),
  },
  {
    id: 'routing-info',
    title: CHECK_TITLES['routing-info'],
    group: 'agency',
    description: 'Whether trip planners know the agency.',
    size: 'small',
    run: evaluateQuery(publicinfoApi.endpoints.getRoutingInfo, evaluateRoutingInfo, (failure) =>
      failure.kind === 'notConfigured'
        ? skippedResult(CHECK_MESSAGES.noRoutingHost)
        : failedResult(failure, ROUTING_INFO_SERVICE),
    ),
  },
  {
    id: 'email-settings',
    title: CHECK_TITLES['email-settings'],
    group: 'agency',
    description: 'The sender of the agency’s email.',
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
    title: CHECK_TITLES['payment-provider'],
    group: 'agency',
    description: 'The provider for CreditCard, by id and name.',
    size: 'small',
    run: withAgencyId(async (runQuery, agencyId, agency) => {
      const account = await runQuery(getAccount, { agencyId, medium: 'CreditCard' });
      if (account.error)
        return alertIfNotFound(CHECK_MESSAGES.noProvider)(account.error) ?? failedResult(account.error);
      const { psp_id: pspId } = account.data;
      return evaluateProvider(pspId, await runQuery(getProvider, { agency, pspId }));
    }),
  },
  {
    id: 'payment-media',
    title: CHECK_TITLES['payment-media'],
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
];

/**
 * Loads the agency first, because the check's calls need its id. Without it the check is skipped, also when the record is
 * of another agency: the calls would ask for that one's settings.
 */
function withAgencyId(
  run: (runQuery: RunQuery, agencyId: Id, agency: string) => Promise<CheckResult>,
): Check['run'] {
  return async (runQuery, agency) => {
    const record = await runQuery(getAgency, { abbreviation: agency });
    if (record.error) return skippedResult(CHECK_MESSAGES.noRecord);
    const { id, abbreviation } = record.data;
    return abbreviation === agency
      ? run(runQuery, id, agency)
      : skippedResult(CHECK_MESSAGES.noOwnRecord(abbreviation));
  };
}
