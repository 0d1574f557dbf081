import { useEffect, useRef } from 'react';
import { appfeaturesApi } from '@/api/appfeatures';
import { type Application } from '@/domain/entities/application';
import { FEATURE_MATRIX_PARALLEL_CALLS } from '@/domain/limits';
import { createFairQueue } from '@/lib/fairQueue';
import { usePortalDispatch } from '@/session/hooks';
import { useOnLeave } from '@/ui/hooks/useOnLeave';
import { useActiveFeatureColumns } from '../features/useActiveFeatureColumns';

const { getActiveFeatures } = appfeaturesApi.endpoints;
/** One for all pages: calls that are still in flight after a page was left count too. */
const queue = createFairQueue(FEATURE_MATRIX_PARALLEL_CALLS);

/**
 * The features that are on in each application, in the order of `applications`. They are read a few at a time, and again
 * after a write of that application.
 */
export function useMatrixColumns(agency: string, applications: readonly Application[]) {
  const dispatch = usePortalDispatch();
  /** The functions that end the readings of `refetch`. */
  const cancelsRef = useRef<(() => void)[]>([]);
  useOnLeave(() => {
    for (const cancel of cancelsRef.current.splice(0)) cancel();
  });
  useEffect(() => {
    const queries: { unsubscribe: () => void }[] = [];
    const cancel = forEachQueued(applications, (application) => {
      const query = dispatch(
        getActiveFeatures.initiate(
          { agency, application },
          // After a lost connection all would be read again at the same time.
          { subscriptionOptions: { refetchOnReconnect: false } },
        ),
      );
      queries.push(query);
      return query;
    });
    return () => {
      cancel();
      for (const query of queries) query.unsubscribe();
    };
  }, [dispatch, agency, applications]);

  const { columns, queries } = useActiveFeatureColumns(agency, applications);
  return {
    columns,
    /** Whether a column is being read, also again. */
    isFetching: queries.some(({ status }) => status === 'pending'),
    /** Reads these applications again. */
    refetch: (changed: readonly Application[]) => {
      const cancel = forEachQueued(changed, (application) =>
        dispatch(
          getActiveFeatures.initiate({ agency, application }, { forceRefetch: true, subscribe: false }),
        ),
      );
      cancelsRef.current.push(cancel);
    },
  };
}

/** Calls back for each application, a few at a time. Returns the function that leaves out those that are not begun. */
function forEachQueued(
  applications: readonly Application[],
  callback: (application: Application) => PromiseLike<unknown>,
): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const work = async (application: Application) => {
    const release = await queue.acquire('features', signal);
    try {
      if (!signal.aborted) await callback(application);
    } finally {
      release();
    }
  };
  // Only an aborted wait rejects: a query has its failure in its state.
  for (const application of applications) work(application).catch(() => undefined);
  return () => {
    controller.abort();
    queue.rejectAborted();
  };
}
