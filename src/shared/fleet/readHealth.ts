import { agencyApi } from '@/api/agency';
import { type Failure } from '@/domain/failures';
import { copyScreenMessages } from '@/domain/fleet/failedAgencies';
import { type HealthAnswer, type HealthCell, type HealthTask } from '@/domain/fleet/fleetRun';
import { logUnexpectedError } from '@/lib/log';
import { measureActiveDuration } from '../checks/activeDuration';
import { type Check, type CheckCall, type CheckContext } from '../checks/check';
import { failedResult } from '../checks/checkResults';
import { CHECKS } from '../checks/checks';
import { buildStoredCheckResult } from '../checks/toStoredCheckResult';
import { type AgencyReader, type ReadOptions } from './agencyReader';
import { isPlatformDown } from './isPlatformDown';
import { READINESS_CHECKS } from './readinessChecks';

/** Runs the checks of the diagnostics page, with the results that the page stores (decision 131). */
export const readHealth: AgencyReader<HealthTask, HealthAnswer> = async (agency, task, options) => {
  const checks = [...CHECKS, ...READINESS_CHECKS].filter(({ id }) => task.checkIds.includes(id));
  const { abbreviation } = agency;
  // In a list that was just read, the agency's row is the same as its record.
  if (!task.readsRecord && options.areRowsFresh)
    options.upsertQueryData(agencyApi.endpoints.getAgency, { abbreviation }, agency);
  // The checks of an agency start together.
  const context = options.getContext();
  const start = { context, ranAt: new Date(context.now).toISOString() };
  const calls: CheckCall[] = [];
  const cells = await Promise.all(
    checks.map(async (check) => {
      const ownCalls: CheckCall[] = [];
      const cell = await readCell(check, abbreviation, { ...start, calls: ownCalls }, options);
      calls.push(...ownCalls);
      return [check.id, cell] as const;
    }),
  );
  const isDown = areAllDown(calls);
  const failure = findCommonFailure(cells, calls);
  return failure
    ? { error: failure, isPlatformDown: isDown }
    : { data: Object.fromEntries(cells), isPlatformDown: isDown };
};

/**
 * The failure of the agency's record when all checks were skipped because of it: then nothing is known of the agency, and
 * Retry has to ask it again. A service that is not configured is no failure.
 */
function findCommonFailure(
  cells: readonly (readonly [checkId: string, cell: HealthCell])[],
  calls: readonly CheckCall[],
): Failure | null {
  if (cells.some(([, { status }]) => status !== 'skipped')) return null;
  return calls.find(({ failure }) => failure && failure.kind !== 'notConfigured')?.failure ?? null;
}

/**
 * Whether no call after the sign-in has reached the platform. A 500 is an answer: a run of one check goes on although its
 * service fails. The routing-info service, which is a third party's, says nothing of the platform.
 */
function areAllDown(calls: readonly CheckCall[]): boolean {
  const toPlatform = calls.filter(({ host }) => host === 'platform');
  return (
    toPlatform.length > 0 &&
    toPlatform.every(({ failure }) => failure !== null && isPlatformDown(failure) && failure.status !== 500)
  );
}

async function readCell(
  check: Check,
  abbreviation: string,
  { context, ranAt, calls }: { context: CheckContext; ranAt: string; calls: CheckCall[] },
  { createRunQuery, signal }: ReadOptions,
): Promise<HealthCell> {
  const result = await check
    .run(createRunQuery(check, calls), abbreviation, context)
    .catch((error: unknown) => {
      signal.throwIfAborted();
      logUnexpectedError(`the check ${check.id}`, error);
      return failedResult({ kind: 'unspecified' });
    });
  const hasServerMessage =
    result.status === 'failed' && calls.some(({ failure }) => failure?.kind === 'status' && failure.message);
  const stored = buildStoredCheckResult({ result, ranAt });
  return {
    ...stored,
    durationMs: measureActiveDuration(calls),
    ...(result.evidence && { evidence: result.evidence }),
    ...(hasServerMessage && { screenMessages: copyScreenMessages(result.messages, stored.messages) }),
  };
}
