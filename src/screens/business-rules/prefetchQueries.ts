import { businessrulesApi } from '@/api/businessrules';
import { createPrefetchQuery, type PrefetchQueries } from '@/api/client/prefetchQuery';

/** Prefetches only the categories, because rules are loaded when a category opens. */
export const prefetchQueries: PrefetchQueries = ({ abbreviation: agency = '' }) => [
  createPrefetchQuery(businessrulesApi.endpoints.listCategories, { agency }),
];
