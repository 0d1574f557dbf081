import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useGetActiveFeaturesQuery, useListAllFeaturesQuery } from '@/api/appfeatures';
import { type AppFeature, type Application } from '@/domain/entities/application';
import { toFailure } from '@/domain/failures';

/** A feature that can be switched; one that is on without being in the catalogue can be switched off. */
export interface ListedFeature extends Pick<AppFeature, 'name' | 'description' | 'state'> {
  isInCatalogue: boolean;
}

/** The catalogue's features, and those that are on in the selected application. */
export function useFeatures(agency: string, application: Application | null) {
  const catalogue = useListAllFeaturesQuery({ agency });
  const on = useGetActiveFeaturesQuery(application ? { agency, application } : skipToken);
  const catalogueRows = catalogue.currentData?.rows;
  // What was read before a failure may not be so any more: it is no ground for a change.
  const onRows = on.error ? undefined : on.currentData?.rows;
  const active = useMemo(() => onRows && new Set(onRows.map(({ name }) => name)), [onRows]);
  const features = useMemo(
    () => active && catalogueRows && listed(catalogueRows, active),
    [active, catalogueRows],
  );
  return {
    active: features && active,
    features,
    invalidRowCount: (catalogue.currentData?.invalidRowCount ?? 0) + (on.currentData?.invalidRowCount ?? 0),
    isIncomplete: (catalogue.currentData?.missingPages.length ?? 0) > 0,
    /** Why a part of it is not there. */
    reason: catalogue.currentData?.reason ?? null,
    refetchCatalogue: () => void catalogue.refetch(),
    failure: [catalogue, on].map(failureOf).find((failure) => failure !== null) ?? null,
    isFetching: catalogue.isFetching || on.isFetching,
    retry: () => {
      if (catalogue.error) void catalogue.refetch();
      if (on.error) void on.refetch();
    },
  };
}

function failureOf({ error }: { error?: unknown }) {
  return error ? toFailure(error) : null;
}

function listed(catalogue: readonly AppFeature[], active: ReadonlySet<string>): ListedFeature[] {
  const known = new Set(catalogue.map(({ name }) => name));
  return [
    ...catalogue.map(({ name, description, state }) => ({ name, description, state, isInCatalogue: true })),
    ...[...active]
      .filter((name) => !known.has(name))
      .map((name) => ({ name, description: null, state: null, isInCatalogue: false })),
  ];
}
