import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { prefetch, type PrefetchQueries } from '@/api/client/prefetch';
import { createRidersPageSource, customersearchApi, useListRidersInfiniteQuery } from '@/api/customersearch';
import { type Rider } from '@/domain/entities/rider';
import { FLEET_TERM_MIN_LENGTH } from '@/domain/fleet/fleetLimits';
import { buildRiderPath } from '@/domain/paths';
import { selectCurrency } from '@/session/auth/sessionSlice';
import { usePortalSelector } from '@/session/hooks';
import { getRidersListName, selectSearchTerm } from '@/session/searchTermsSlice';
import { InfiniteList } from '@/shared/lists/infinite/InfiniteList';
import { useInfiniteRows } from '@/shared/lists/infinite/useInfiniteRows';
import { useListRefetchPolicy } from '@/shared/lists/infinite/useListRefetchPolicy';
import { getUserId } from '@/shared/lists/rowKeys';
import { useSearchTerm } from '@/shared/lists/useSearchTerm';
import { useRefreshablePage } from '@/ui/hooks/useRefreshablePage';
import { lazyComponent } from '@/ui/loading/lazyComponent';
import { buildRiderColumns } from './riderColumns';

const FindInAllAgencies = lazyComponent(() =>
  import(/* webpackChunkName: 'table-tools' */ '@/shared/fleet-ui/FindInAllAgencies').then(
    (loaded) => loaded.FindInAllAgencies,
  ),
);

const RIDERS = {
  label: 'Riders',
  nouns: { singular: 'rider', plural: 'riders' },
  table: 'riders',
  filterMarks: {
    columns: [
      'user_id',
      'rmid',
      'customer_internal_id',
      'first_name',
      'last_name',
      'email',
      'a_telephone_number',
      'p_telephone_number',
      'smartcard_id',
      'smartcard',
    ],
    compares: 'words',
  },
} as const;

export const prefetchQueries: PrefetchQueries = ({ abbreviation: agency = '' }, state) => [
  prefetch(customersearchApi.endpoints.listRiders, {
    agency,
    term: selectSearchTerm(state, getRidersListName(agency)).trim(),
  }),
];

/** The riders of an agency (section 2 of the specification). A click on a row opens the rider's profile. */
export function Component() {
  useRefreshablePage();
  const { abbreviation: agency = '' } = useParams();
  const navigate = useNavigate();
  const filter = useSearchTerm(getRidersListName(agency));
  // Each term has its own cache entry, so a new term starts with page 1.
  const arg = { agency, term: filter.debouncedText };
  const list = useInfiniteRows(useListRidersInfiniteQuery(arg, useListRefetchPolicy(arg.term)), getUserId);
  const currency = usePortalSelector(selectCurrency);
  const getHref = ({ user_id }: Rider) => buildRiderPath(agency, user_id);
  return (
    <InfiniteList
      {...RIDERS}
      columns={useMemo(() => buildRiderColumns(currency), [currency])}
      agency={agency}
      rowAction={{ getHref, onOpen: (rider) => void navigate(getHref(rider)) }}
      list={list}
      pages={createRidersPageSource(arg)}
      filter={filter}
      placeholder="Name, email, phone, ID or smartcard"
      emptyText={
        // Fleet searches for no shorter term.
        arg.term.length >= FLEET_TERM_MIN_LENGTH && {
          title: `No rider matches “${arg.term}”`,
          hint: <FindInAllAgencies term={arg.term}>Find in all agencies</FindInAllAgencies>,
        }
      }
    />
  );
}
