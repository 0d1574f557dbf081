import { businessrulesApi } from '@/api/businessrules';
import { createPrefetchQuery, type PrefetchQueries } from '@/api/client/prefetchQuery';

/** The categories; their rules are asked for once one is opened. */
export const prefetchQueries: PrefetchQueries = ({ abbreviation: agency = '' }) => [
  createPrefetchQuery(businessrulesApi.endpoints.listCategories, { agency }),
];
