import { useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import { appfeaturesApi } from '@/api/appfeatures';
import { type Application } from '@/domain/entities/application';
import { type MatrixColumn, toMatrixColumn } from '@/domain/features/matrix/featureMatrix';
import { type PortalState, toApiState, usePortalSelector } from '@/session/hooks';

const { getActiveFeatures } = appfeaturesApi.endpoints;

/** The features that are on in each application, in the order of `applications`, and their queries. It loads nothing. */
export function useActiveFeatureColumns(agency: string, applications: readonly Application[]) {
  const selectors = useMemo(() => createSelectors(agency, applications), [agency, applications]);
  const queries = usePortalSelector(
    (state) => selectors.map((select) => select(toApiState(state))),
    shallowEqual,
  );
  const columns = useMemo(
    () => applications.map((application, index) => toMatrixColumn(application, queries[index])),
    [applications, queries],
  );
  return { columns, queries };
}

/** The same columns outside of a component. */
export function selectActiveFeatureColumns(
  state: PortalState,
  agency: string,
  applications: readonly Application[],
): readonly MatrixColumn[] {
  const queries = createSelectors(agency, applications).map((select) => select(toApiState(state)));
  return applications.map((application, index) => toMatrixColumn(application, queries[index]));
}

function createSelectors(agency: string, applications: readonly Application[]) {
  return applications.map((application) => getActiveFeatures.select({ agency, application }));
}
