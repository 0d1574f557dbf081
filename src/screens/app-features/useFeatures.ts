import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useMemo, useState } from 'react';
import { appfeaturesApi, useGetActiveFeaturesQuery, useListAllFeaturesQuery } from '@/api/appfeatures';
import { hasMissingPages, isListComplete } from '@/api/paging/pages';
import { type Application } from '@/domain/entities/application';
import { getApplicationKey } from '@/domain/features/applications';
import { includeAddedFeatures, listFeatures } from '@/domain/features/listFeatures';
import { LIST_STALE_AFTER_S } from '@/domain/limits';
import { toQueryFailure } from '@/shared/errors/toQueryFailure';
import { useAbortOnLeave } from '@/shared/lists/useAbortOnLeave';

/**
 * Loads the catalogue (the service's list of all features) and the features that are on in the application. Until both
 * are loaded, `listedFeatures` and `activeNames` are undefined.
 */
export function useFeatures(agency: string, application: Application | null) {
  const catalogue = useListAllFeaturesQuery({ agency });
  useAbortOnLeave(appfeaturesApi.util.getRunningQueryThunk('listAllFeatures', { agency }));
  const activeQuery = useGetActiveFeaturesQuery(application ? { agency, application } : skipToken, {
    // The matrix can have read these some minutes ago. The switches show that until the new answer comes, from which
    // the unsent changes are then computed anew.
    refetchOnMountOrArgChange: LIST_STALE_AFTER_S,
  });
  const applicationKey = application && getApplicationKey(application);
  const [startedKey, setStartedKey] = useState<string | null>(null);
  // The query begins to read in an effect. In the render before it, `isFetching` is false also for old cached features.
  useEffect(() => queueMicrotask(() => setStartedKey(applicationKey)), [applicationKey]);
  const catalogueList = catalogue.currentData;
  // After a failed refetch the data may be outdated, so no change may be based on it.
  const activeRows = activeQuery.error ? undefined : activeQuery.currentData?.rows;
  const activeNames = useMemo(() => activeRows && new Set(activeRows.map(({ name }) => name)), [activeRows]);
  const listedFeatures = useMemo(
    () =>
      activeNames &&
      catalogueList &&
      // One that is on but not in the catalogue has a switch too, so that it can be removed.
      listFeatures({ rows: catalogueList.rows, isComplete: isListComplete(catalogueList) }, [
        { active: activeNames },
      ]),
    [activeNames, catalogueList],
  );
  return {
    activeNames: listedFeatures && activeNames,
    listedFeatures,
    /** Whether `activeNames` may be old, because they are read again. */
    isActiveOutdated: activeQuery.isFetching || startedKey !== applicationKey,
    isNotFound: activeQuery.currentData?.isNotFound === true,
    invalidRowCount: (catalogueList?.invalidRowCount ?? 0) + (activeQuery.currentData?.invalidRowCount ?? 0),
    hasMissingCataloguePages: hasMissingPages(catalogueList),
    /** Whether all its pages and rows could be read. */
    isCatalogueComplete: isListComplete(catalogueList),
    /** Why some pages of the catalogue could not be loaded. */
    missingPagesReason: catalogueList?.reason ?? null,
    refetchCatalogue: () => void catalogue.refetch(),
    failure: toQueryFailure(catalogue.error) ?? toQueryFailure(activeQuery.error),
    isFetching: catalogue.isFetching || activeQuery.isFetching,
    /** For 'Try again': repeats only the queries that have failed. */
    refetch: () => {
      if (catalogue.error) void catalogue.refetch();
      if (activeQuery.error) void activeQuery.refetch();
    },
  };
}

/** Adds a switch for each feature that is to be switched on and has none. */
export function useAddedFeatures(features: ReturnType<typeof useFeatures>, added: readonly string[]) {
  const { listedFeatures, isCatalogueComplete } = features;
  const withAdded = useMemo(
    () => listedFeatures && includeAddedFeatures(listedFeatures, added, isCatalogueComplete),
    [listedFeatures, added, isCatalogueComplete],
  );
  return { ...features, listedFeatures: withAdded };
}
