import { type FeaturesAnswer, type FeaturesTask } from '@/domain/fleet/fleetRun';
import { type AgencyReader } from './agencyReader';
import { readActiveFeatures, readIsListed } from './completeLists';

/** Reads which features of an application are on, if the agency lists the application (decision 131). */
export const readFeatures: AgencyReader<FeaturesTask, FeaturesAnswer> = async (
  { abbreviation: agency },
  { application },
  { createRunQuery },
) => {
  const runQuery = createRunQuery({ id: 'features' }, []);
  const { data: isListed, error } = await readIsListed(runQuery, agency, application);
  if (error) return { error };
  if (!isListed) return { data: { isListed, active: [] } };
  const active = await readActiveFeatures(runQuery, agency, application);
  return active.error ? { error: active.error } : { data: { isListed, active: active.data } };
};
