import { useMemo } from 'react';
import { useListAllFeaturesQuery } from '@/api/appfeatures';
import { isListComplete } from '@/api/paging/pages';
import { type Application } from '@/domain/entities/application';
import { listFeatures } from '@/domain/features/listFeatures';
import { sortApplications } from '@/domain/features/matrix/featureMatrix';
import { toQueryFailure } from '@/shared/errors/toQueryFailure';
import { useMatrixColumns } from './useMatrixColumns';

/** The features of the applications that an agency lists. */
export function useMatrix(agency: string, listed: readonly Application[]) {
  const catalogueQuery = useListAllFeaturesQuery({ agency });
  const applications = useMemo(() => sortApplications(listed), [listed]);
  const { columns, isFetching, refetch } = useMatrixColumns(agency, applications);
  const { currentData: catalogue } = catalogueQuery;
  const failure = toQueryFailure(catalogueQuery.error);
  const rows = useMemo(
    () => listFeatures({ rows: catalogue?.rows ?? [], isComplete: isListComplete(catalogue) }, columns),
    [catalogue, columns],
  );
  return {
    columns,
    rows,
    isCatalogueLoading: !catalogue && !failure,
    catalogueFailure: failure ?? catalogue?.reason ?? null,
    /** Whether all pages and rows of the catalogue could be read. */
    isCatalogueComplete: isListComplete(catalogue),
    invalidRowCount: catalogue?.invalidRowCount ?? 0,
    isFetching: isFetching || catalogueQuery.isFetching,
    refetchCatalogue: () => void catalogueQuery.refetch(),
    refetchColumn: (application: Application) => refetch([application]),
    refetchColumns: () => refetch(applications),
  };
}
