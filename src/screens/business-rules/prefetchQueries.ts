import { businessrulesApi } from '@/api/businessrules';
import { prefetch, type PrefetchQueries } from '@/api/client/prefetch';

/** Prefetches only the categories, because rules are loaded when a category opens. */
export const prefetchQueries: PrefetchQueries = ({ abbreviation: agency = '' }) => [
  prefetch(businessrulesApi.endpoints.listCategories, { agency }),
];
