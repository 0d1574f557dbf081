import { useCallback, useMemo } from 'react';
import { appfeaturesApi } from '@/api/appfeatures';
import { type Application } from '@/domain/entities/application';
import { listApplicationOptions } from '@/domain/features/applications';
import { sortApplications } from '@/domain/features/matrix/featureMatrix';
import { FEATURE_MATRIX_PARALLEL_CALLS } from '@/domain/limits';
import { type FeaturesReading } from '@/domain/snapshots/compareFeaturesSnapshot';
import { type FeaturesContent } from '@/domain/snapshots/snapshot';
import { toPlatformTime } from '@/session/auth/clockSkew';
import {
  type PortalState,
  toApiState,
  usePortalDispatch,
  usePortalSelector,
  usePortalStore,
} from '@/session/hooks';
import { getOldestTime } from '@/shared/snapshots/getOldestTime';
import { type FreshReading, useFreshQueries } from '@/shared/snapshots/useFreshQueries';
import { selectActiveFeatureColumns, useActiveFeatureColumns } from '../features/useActiveFeatureColumns';

const { listApplications, getActiveFeatures } = appfeaturesApi.endpoints;

const NO_APPLICATIONS: readonly Application[] = [];

/**
 * The features of all applications that an agency lists, as they are now. `readAll` reads them anew: one call for the
 * applications, and one for each.
 */
export function useFeaturesReading(agency: string): FreshReading<FeaturesReading, FeaturesContent> {
  const dispatch = usePortalDispatch();
  const { getState } = usePortalStore();
  const initiate = useCallback(
    (application: Application) =>
      getActiveFeatures.initiate(
        { agency, application },
        // After a lost connection all would be read again at the same time.
        { forceRefetch: true, subscriptionOptions: { refetchOnReconnect: false } },
      ),
    [agency],
  );
  const { read, progress } = useFreshQueries(initiate, FEATURE_MATRIX_PARALLEL_CALLS);
  const list = usePortalSelector((state) => selectApplications(state, agency));
  const applications = useMemo(() => (list ? sortListed(list) : NO_APPLICATIONS), [list]);
  const { columns, queries } = useActiveFeatureColumns(agency, applications);
  const reading = useMemo(
    () => (list ? { columns, hasAllApplications: list.invalidRowCount === 0 } : null),
    [list, columns],
  );
  const oldestTime = getOldestTime(queries);
  const readAt = usePortalSelector((state) => oldestTime && toPlatformTime(state, oldestTime));
  const readAll = useCallback(async (): Promise<FeaturesContent | null> => {
    const isRead = await read(async () => {
      const { data, isSuccess } = await dispatch(
        listApplications.initiate({ agency }, { forceRefetch: true, subscribe: false }),
      );
      return isSuccess ? sortListed(data) : null;
    });
    const state = getState();
    const now = selectApplications(state, agency);
    if (!isRead || !now) return null;
    const columnsNow = selectActiveFeatureColumns(state, agency, sortListed(now));
    if (now.invalidRowCount > 0 || columnsNow.some(({ status }) => status !== 'read')) return null;
    return {
      applications: columnsNow.map(({ application, active }) => ({ application, active: [...active] })),
    };
  }, [dispatch, getState, agency, read]);
  return { reading, readAll, progress, count: list ? applications.length : null, readAt };
}

/** Undefined after a failed reading, so that an old list is not taken for the one of now. */
function selectApplications(state: PortalState, agency: string) {
  const { data, isError } = listApplications.select({ agency })(toApiState(state));
  return isError ? undefined : data;
}

/** Without duplicates. */
function sortListed({ rows }: { rows: readonly Application[] }): readonly Application[] {
  return sortApplications(listApplicationOptions(rows).listed);
}
