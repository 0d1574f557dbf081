import { useCallback, useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import { appfeaturesApi } from '@/api/appfeatures';
import { type Application } from '@/domain/entities/application';
import { listApplicationOptions } from '@/domain/features/applications';
import { sortApplications, toMatrixColumn } from '@/domain/features/matrix/featureMatrix';
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
  const selectors = useMemo(() => createSelectors(agency, applications), [agency, applications]);
  const queries = usePortalSelector(
    (state) => selectors.map((select) => select(toApiState(state))),
    shallowEqual,
  );
  const reading = useMemo(
    () => (list ? toReading(list.invalidRowCount, applications, queries) : null),
    [list, applications, queries],
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
    const listed = sortListed(now);
    const { columns, hasAllApplications } = toReading(
      now.invalidRowCount,
      listed,
      createSelectors(agency, listed).map((select) => select(toApiState(state))),
    );
    if (!hasAllApplications || columns.some(({ status }) => status !== 'read')) return null;
    return { applications: columns.map(({ application, active }) => ({ application, active: [...active] })) };
  }, [dispatch, getState, agency, read]);
  return { reading, readAll, progress, count: list ? applications.length : null, readAt };
}

/** Undefined after a failed reading, so that an old list is not taken for the one of now. */
function selectApplications(state: PortalState, agency: string) {
  const { data, isError } = listApplications.select({ agency })(toApiState(state));
  return isError ? undefined : data;
}

function createSelectors(agency: string, applications: readonly Application[]) {
  return applications.map((application) => getActiveFeatures.select({ agency, application }));
}

/** Without duplicates. */
function sortListed({ rows }: { rows: readonly Application[] }): readonly Application[] {
  return sortApplications(listApplicationOptions(rows).listed);
}

function toReading(
  invalidRowCount: number,
  applications: readonly Application[],
  queries: readonly ReturnType<ReturnType<typeof createSelectors>[number]>[],
): FeaturesReading {
  return {
    columns: applications.map((application, index) => toMatrixColumn(application, queries[index])),
    hasAllApplications: invalidRowCount === 0,
  };
}
