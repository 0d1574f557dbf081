import { appfeaturesApi } from '@/api/appfeatures';
import { type FeaturesAnswer, type FeaturesTask } from '@/domain/fleet/fleetRun';
import { type AgencyReader } from './agencyReader';
import { readIsListed } from './completeLists';

const { getActiveFeatures } = appfeaturesApi.endpoints;

/** Reads which features of an application are on, if the agency lists the application (decision 131). */
export const readFeatures: AgencyReader<FeaturesTask, FeaturesAnswer> = async (
  { abbreviation: agency },
  { application },
  { createRunQuery },
) => {
  const runQuery = createRunQuery({ id: 'features' }, []);
  const { data: isListed, failure } = await readIsListed(runQuery, agency, application);
  if (failure) return { failure };
  if (!isListed) return { data: { isListed, active: [] } };
  const active = await runQuery(getActiveFeatures, { agency, application });
  if (active.failure) return { failure: active.failure };
  // A feature that could not be read must not be taken for one that is off.
  if (active.data.invalidRowCount > 0) return { failure: { kind: 'unreadable' } };
  return { data: { isListed, active: active.data.rows.map((feature) => feature.name) } };
};
