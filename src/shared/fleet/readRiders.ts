import { acrossAgenciesApi } from '@/api/acrossAgencies';
import { type RidersAnswer, type RidersTask } from '@/domain/fleet/fleetRun';
import { type AgencyReader } from './agencyReader';

const { findRiders } = acrossAgenciesApi.endpoints;

/** Finds the riders of an agency that match a term (decision 131). */
export const readRiders: AgencyReader<RidersTask, RidersAnswer> = async (
  { abbreviation },
  { term },
  { createRunQuery },
) => {
  const runQuery = createRunQuery({ id: 'riders' }, []);
  const { data, failure } = await runQuery(findRiders, { agency: abbreviation, term });
  return failure ? { failure } : { data: { riders: data.rows, hasMore: data.next !== null } };
};
