import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { appfeaturesApi, useGetActiveFeaturesQuery, useListAllFeaturesQuery } from '@/api/appfeatures';
import { type AppFeature, type Application } from '@/domain/entities/application';
import { toFailure } from '@/domain/failures';
import { LIST_STALE_AFTER_S } from '@/domain/limits';
import { usePortalDispatch } from '@/session/hooks';
import { useOnLeave } from '@/ui/hooks/useOnLeave';

/** A feature with a switch. One that is on but not in the catalogue is included, so that it can be removed. */
export interface ListedFeature extends Pick<AppFeature, 'name' | 'description' | 'state'> {
  isInCatalogue: boolean;
}

/**
 * Loads the catalogue (the service's list of all features) and the features that are on in the application. Until both
 * are loaded, `listedFeatures` and `activeNames` are undefined.
 */
export function useFeatures(agency: string, application: Application | null) {
  const catalogue = useListAllFeaturesQuery({ agency });
  const dispatch = usePortalDispatch();
  // RTK Query alone would go on reading pages for 60 seconds (decision 123).
  useOnLeave(() =>
    dispatch(appfeaturesApi.util.getRunningQueryThunk('listAllFeatures', { agency }))?.abort(),
  );
  const activeQuery = useGetActiveFeaturesQuery(application ? { agency, application } : skipToken, {
    // The switches must not start from what the matrix has read some minutes ago.
    refetchOnMountOrArgChange: LIST_STALE_AFTER_S,
  });
  const catalogueRows = catalogue.currentData?.rows;
  // After a failed refetch the data may be outdated, so no change may be based on it.
  const activeRows = activeQuery.error ? undefined : activeQuery.currentData?.rows;
  const activeNames = useMemo(() => activeRows && new Set(activeRows.map(({ name }) => name)), [activeRows]);
  const listedFeatures = useMemo(
    () => activeNames && catalogueRows && listFeatures(catalogueRows, activeNames),
    [activeNames, catalogueRows],
  );
  const error = catalogue.error ?? activeQuery.error;
  return {
    activeNames: listedFeatures && activeNames,
    listedFeatures,
    isNotFound: activeQuery.currentData?.isNotFound === true,
    invalidRowCount:
      (catalogue.currentData?.invalidRowCount ?? 0) + (activeQuery.currentData?.invalidRowCount ?? 0),
    isCatalogueIncomplete: (catalogue.currentData?.missingPages.length ?? 0) > 0,
    /** Why some pages of the catalogue could not be loaded. */
    missingPagesReason: catalogue.currentData?.reason ?? null,
    refetchCatalogue: () => void catalogue.refetch(),
    failure: error ? toFailure(error) : null,
    isFetching: catalogue.isFetching || activeQuery.isFetching,
    refetch: () => {
      if (catalogue.error) void catalogue.refetch();
      if (activeQuery.error) void activeQuery.refetch();
    },
  };
}

function listFeatures(catalogue: readonly AppFeature[], activeNames: ReadonlySet<string>): ListedFeature[] {
  const catalogueNames = new Set(catalogue.map(({ name }) => name));
  return [
    ...catalogue.map(({ name, description, state }) => ({ name, description, state, isInCatalogue: true })),
    ...[...activeNames]
      .filter((name) => !catalogueNames.has(name))
      .map((name) => ({ name, description: null, state: null, isInCatalogue: false })),
  ];
}
