import { useMemo } from 'react';
import { asFailure, listText, reasonText } from '@/domain/failures';
import { AGENCY_LIST_LIMIT, TABLE_PAGE_SIZE_DEFAULT, TABLE_PAGE_SIZES } from '@/domain/limits';
import { agencyPathTo, pathTo } from '@/domain/paths';
import { type Chip } from '@/ui/chips';
import { EmptyState } from '@/ui/EmptyState';
import { FilterBox } from '@/ui/FilterBox';
import { LinkButton } from '@/ui/LinkButton';
import { DataTable } from '@/ui/table/DataTable';
import { useTableView } from '@/ui/table/useTableView';
import { useAddress } from '@/ui/useAddress';
import { CallFailure } from '../common/CallFailure';
import { ListTools } from '../common/ListTools';
import { TableTools } from '../common/tableTools/TableTools';
import { UnreadableRows } from '../common/UnreadableRows';
import { useAgencyNames } from '../common/useAgencyNames';
import { useColumns } from '../common/useColumns';
import { useOpenAgency } from '../common/useOpenAgency';
import { agencyColumns } from './agencyColumns';
import { useAgencies } from './useAgencies';
import './AgenciesPage.css';

export { firstCalls } from './useAgencies';

const NOUNS = { one: 'agency', many: 'agencies' };
const DEFAULTS = { sort: null, pageSize: TABLE_PAGE_SIZE_DEFAULT };

/** The agency list (specification 2): a row opens the agency's dashboard. */
export function AgenciesPage() {
  const address = useAddress();
  const filter = address.read('filter');
  const agencies = useAgencies(filter);
  const { rows, isFull, failure, lookUpFailure } = agencies;
  const { names, isIncomplete, causes, reload } = useAgencyNames();
  const columns = useMemo(() => agencyColumns(names), [names]);
  const { view, onView } = useTableView({ columns, pageSizes: TABLE_PAGE_SIZES, defaults: DEFAULTS });
  const opening = useOpenAgency();
  const setFilter = (text: string) => address.write({ filter: text, page: '' }, 'typed');
  const sorted = columns.find(({ key }) => key === view.sort?.key);
  const chips: Chip[] = [
    { name: 'Filter', value: agencies.settled, onClear: () => setFilter('') },
    ...(view.sort && sorted
      ? [
          {
            name: 'Sort',
            value: `${sorted.title}, ${view.sort.direction === 'asc' ? 'ascending' : 'descending'}`,
            onClear: () => onView({ ...view, sort: null, page: 1 }),
          },
        ]
      : []),
  ];

  return (
    <>
      <ListTools
        filter={
          <FilterBox
            label="Filter"
            placeholder="Name, abbreviation or database"
            value={filter}
            settled={agencies.settled}
            onChange={setFilter}
          />
        }
        tools={
          <TableTools
            table="agencies"
            columns={columns}
            exported={{
              nouns: NOUNS,
              agency: null,
              filter: agencies.settled,
              list: { ...agencies, rows: agencies.all, hasMore: isFull },
              matching: rows,
            }}
          />
        }
        action={<LinkButton to={pathTo('agencyCreation')}>Create agency</LinkButton>}
      >
        <p role="status" className="agencies__opening">
          {opening.opening !== null && `Opening ${opening.opening}…`}
        </p>
        {isFull && opening.opening === null && (
          <p>
            The first {AGENCY_LIST_LIMIT} agencies by abbreviation. To find one beyond them, type its whole
            abbreviation.
          </p>
        )}
      </ListTools>
      {opening.failure !== null && <CallFailure failure={opening.cause} title={opening.failure} />}
      {isIncomplete && (
        <CallFailure
          failure={causes}
          kind="warning"
          title="Not all country and time zone names could be loaded: their numbers stand instead."
          onRetry={reload}
        />
      )}
      {lookUpFailure && (
        <CallFailure
          failure={asFailure(lookUpFailure)}
          kind="warning"
          title="Agencies beyond the first 100 could not be looked through."
          onRetry={() => void agencies.lookUpAgain()}
        >
          {reasonText(asFailure(lookUpFailure))}
        </CallFailure>
      )}
      <UnreadableRows count={agencies.unreadable} />
      <DataTable
        label="Agencies"
        columns={useColumns('agencies', columns)}
        sortable={columns}
        chips={chips}
        rows={rows}
        rowKey={({ id }) => id}
        opening={{
          onOpen: (agency) => void opening.open(agency),
          hrefOf: ({ abbreviation }) => agencyPathTo('agencyDashboard', abbreviation),
        }}
        view={view}
        onView={onView}
        pageSizes={TABLE_PAGE_SIZES}
        isLoading={agencies.isLoading || (agencies.isLookingUp && rows.length === 0)}
        failure={
          failure && (
            <CallFailure
              failure={asFailure(failure)}
              title={listText('Agencies')}
              onRetry={() => void agencies.retry()}
              isRetrying={agencies.isRetrying}
            >
              {reasonText(asFailure(failure))}
            </CallFailure>
          )
        }
        empty={
          filter.trim() === '' ? (
            <EmptyState title="There are no agencies in this region yet" />
          ) : (
            <EmptyState
              title={`No agency ${lookUpFailure ? `among the first ${AGENCY_LIST_LIMIT} ` : ''}matches “${filter.trim()}”`}
            >
              Clear the filter to see all of them.
            </EmptyState>
          )
        }
      />
    </>
  );
}
