import { appfeaturesApi } from '@/api/appfeatures';
import { isSameApplication } from '@/domain/features/applications';
import { type FeaturesAnswer, type FeaturesTask } from '@/domain/fleet/fleetRun';
import { type AgencyReader } from './agencyReader';

const { listApplications, getActiveFeatures } = appfeaturesApi.endpoints;

/** Reads which features of an application are on, if the agency lists the application (decision 131). */
export const readFeatures: AgencyReader<FeaturesTask, FeaturesAnswer> = async (
  { abbreviation: agency },
  { application },
  { createRunQuery },
) => {
  const runQuery = createRunQuery({ id: 'features' }, []);
  const { data, failure } = await runQuery(listApplications, { agency });
  if (failure) return { failure };
  const isListed = data.rows.some((listed) => isSameApplication(listed, application));
  // The application can be one of the rows that could not be read.
  if (!isListed && data.invalidRowCount > 0) return { failure: { kind: 'unreadable' } };
  if (!isListed) return { data: { isListed, active: [] } };
  const active = await runQuery(getActiveFeatures, { agency, application });
  if (active.failure) return { failure: active.failure };
  // A feature that could not be read must not be taken for one that is off.
  if (active.data.invalidRowCount > 0) return { failure: { kind: 'unreadable' } };
  return { data: { isListed, active: active.data.rows.map((feature) => feature.name) } };
};
