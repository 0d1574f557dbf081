import { acrossAgenciesApi } from '@/api/acrossAgencies';
import { copyServerMessage } from '@/domain/failureTexts/serverMessages';
import { describeFailureToStore } from '@/domain/failureTexts/storedFailures';
import { type RidersAnswer, type RidersTask } from '@/domain/fleet/fleetRun';
import { type AgencyReader } from './agencyReader';

const { findRiders } = acrossAgenciesApi.endpoints;

/** Finds the riders of an agency that match one term or several (decision 131). It has failed if all of them have. */
export const readRiders: AgencyReader<RidersTask, RidersAnswer> = async (
  { abbreviation: agency },
  { terms },
  { createRunQuery },
) => {
  const runQuery = createRunQuery({ id: 'riders' }, []);
  const searches = await Promise.all(
    terms.map(async (term) => ({ term, ...(await runQuery(findRiders, { agency, term })) })),
  );
  const failures = searches.flatMap(({ error }) => error ?? []);
  const [firstFailure] = failures;
  if (firstFailure && failures.length === terms.length) return { error: firstFailure };
  return {
    data: {
      results: searches.map(({ term, data, error }) => ({
        term,
        riders: data?.rows ?? [],
        hasMore: data !== undefined && data.next !== null,
        unreadableCount: data?.invalidRowCount ?? 0,
        message: error ? describeFailureToStore(error) : null,
        ...(error && copyServerMessage(error)),
      })),
    },
  };
};
