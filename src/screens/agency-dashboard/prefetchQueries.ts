import { agencyApi } from '@/api/agency';
import { prefetch, type PrefetchQueries } from '@/api/client/prefetch';
import { buildAgencyNamesQueries } from '@/shared/agencies/useAgencyNames';

export const prefetchQueries: PrefetchQueries = ({ abbreviation = '' }) => [
  prefetch(agencyApi.endpoints.getAgency, { abbreviation }),
  ...buildAgencyNamesQueries(),
];
