import { agencyApi } from '@/api/agency';
import { prefetch, type PrefetchQueries } from '@/api/client/prefetch';
import { listAgencyNamesQueries } from '@/shared/agencies/useAgencyNames';

export const prefetchQueries: PrefetchQueries = ({ abbreviation = '' }) => [
  prefetch(agencyApi.endpoints.getAgency, { abbreviation }),
  ...listAgencyNamesQueries(),
];
