import { agencyApi } from '@/api/agency';
import { type HealthAnswer, type HealthCell, type HealthTask } from '@/domain/fleet/fleetRun';
import { logWarning } from '@/lib/log';
import { measureActiveDuration } from '../checks/activeDuration';
import { type Check, type CheckCall, type CheckContext } from '../checks/check';
import { failedResult } from '../checks/checkResults';
import { CHECKS } from '../checks/checks';
import { buildStoredCheckResult } from '../checks/toStoredCheckResult';
import { type AgencyReader, type ReadOptions } from './agencyReader';
import { READINESS_CHECKS } from './readinessChecks';

/** Runs the checks of the diagnostics page, with the results that the page stores (decision 131). */
export const readHealth: AgencyReader<HealthTask, HealthAnswer> = async (agency, task, options) => {
  const checks = [...CHECKS, ...READINESS_CHECKS].filter(({ id }) => task.checkIds.includes(id));
  const { abbreviation } = agency;
  // The agency's row of the list is the same as its record.
  if (!task.readsRecord && options.areRowsFresh)
    options.upsertQueryData(agencyApi.endpoints.getAgency, { abbreviation }, agency);
  // The checks of an agency start together.
  const context = options.getContext();
  const start = { context, ranAt: new Date(context.now).toISOString() };
  const cells = await Promise.all(
    checks.map(async (check) => [check.id, await readCell(check, abbreviation, start, options)] as const),
  );
  return { data: Object.fromEntries(cells) };
};

async function readCell(
  check: Check,
  abbreviation: string,
  { context, ranAt }: { context: CheckContext; ranAt: string },
  { createRunQuery, signal }: ReadOptions,
): Promise<HealthCell> {
  const calls: CheckCall[] = [];
  const result = await check
    .run(createRunQuery(check, calls), abbreviation, context)
    .catch((error: unknown) => {
      signal.throwIfAborted();
      logWarning(`the check ${check.id} ended with ${error instanceof Error ? error.name : typeof error}`);
      return failedResult({ kind: 'unspecified' });
    });
  return {
    ...buildStoredCheckResult({ result, ranAt, calls }),
    durationMs: measureActiveDuration(calls),
    ...(result.evidence && { evidence: result.evidence }),
  };
}
