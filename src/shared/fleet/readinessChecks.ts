import { appfeaturesApi } from '@/api/appfeatures';
import { authApi } from '@/api/auth';
import { formatApplication, listNewestVersions } from '@/domain/features/applications';
import { ADMINISTRATORS_CHECK, APPLICATIONS_CHECK } from '@/domain/fleet/readinessLines';
import { type Check } from '../checks/check';
import { alertResult, evaluateCounts, failedLookups, failedResult } from '../checks/checkResults';

const { listApplications, getActiveFeatures } = appfeaturesApi.endpoints;

/** The checks that readiness asks and the diagnostics page does not (decision 134). They are no columns of Diagnostics. */
export const READINESS_CHECKS: readonly Check[] = [
  {
    id: ADMINISTRATORS_CHECK,
    title: 'Administrators',
    group: 'people',
    description: 'The number of administrators.',
    size: 'small',
    run: async (runQuery, agency) =>
      evaluateCounts([
        {
          label: 'administrator',
          result: await runQuery(authApi.endpoints.countUsers, { agency, type: 'administrator' }),
        },
      ]),
  },
  {
    id: APPLICATIONS_CHECK,
    title: 'Client applications',
    group: 'offers',
    description: 'Whether a feature is on for the newest version of each application.',
    size: 'small',
    run: async (runQuery, agency) => {
      const list = await runQuery(listApplications, { agency });
      if (list.error) return failedResult(list.error);
      if (list.data.invalidRowCount > 0) return failedResult({ kind: 'unreadable' });
      const newest = listNewestVersions(list.data.rows);
      // The service lists an application after its first feature was added.
      if (newest.length === 0) return alertResult('No application is listed, so no feature is on.');
      const answers = await Promise.all(
        newest.map(async (application) => ({
          name: formatApplication(application),
          result: await runQuery(getActiveFeatures, { agency, application }),
        })),
      );
      const failures = answers.flatMap(({ name, result: { data, error } }) => {
        // Features that could not be read must not be taken for none.
        const isUnreadable = data?.rows.length === 0 && data.invalidRowCount > 0;
        const cause = error ?? (isUnreadable ? ({ kind: 'unreadable' } as const) : null);
        return cause ? [{ name, failure: cause }] : [];
      });
      if (failures.length > 0) return failedLookups(failures);
      const without = answers.filter(({ result: { data } }) => data?.rows.length === 0);
      const joinNames = (list: typeof answers) => list.map(({ name }) => name).join(', ');
      return without.length > 0
        ? alertResult(`No feature is on for ${joinNames(without)}.`)
        : { status: 'ok', messages: [`Features are on for ${joinNames(answers)}.`] };
    },
  },
];
