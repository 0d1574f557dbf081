import { businessrulesApi } from '@/api/businessrules';
import { createPrefetchQuery, type PrefetchQueries } from '@/api/client/prefetchQuery';

/** Only the categories: rules are loaded when a category opens. */
export const prefetchQueries: PrefetchQueries = ({ abbreviation: agency = '' }) => [
  createPrefetchQuery(businessrulesApi.endpoints.listCategories, { agency }),
];
