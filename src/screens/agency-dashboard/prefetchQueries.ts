import { agencyApi } from '@/api/agency';
import { createPrefetchQuery, type PrefetchQueries } from '@/api/client/prefetchQuery';
import { listAgencyNamesQueries } from '../common/useAgencyNames';

export const prefetchQueries: PrefetchQueries = ({ abbreviation = '' }) => [
  createPrefetchQuery(agencyApi.endpoints.getAgency, { abbreviation }),
  ...listAgencyNamesQueries(),
];
