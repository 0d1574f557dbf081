import { useMemo } from 'react';
import { describeFailure, describeListFailure, toFailure } from '@/domain/failures';
import { AGENCY_LIST_LIMIT, TABLE_PAGE_SIZE_DEFAULT, TABLE_PAGE_SIZES } from '@/domain/limits';
import { buildAgencyPath, buildPath } from '@/domain/paths';
import { useAgencyNames } from '@/shared/agencies/useAgencyNames';
import { useOpenAgency } from '@/shared/agencies/useOpenAgency';
import { CallFailure } from '@/shared/errors/CallFailure';
import { InvalidRowsNotice } from '@/shared/lists/InvalidRowsNotice';
import { ListToolbar } from '@/shared/lists/ListToolbar';
import { useVisibleColumns } from '@/shared/lists/useVisibleColumns';
import { TableTools } from '@/shared/table-tools/TableTools';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { FilterBox } from '@/ui/filter/FilterBox';
import { type FilterChip } from '@/ui/filter/filterChip';
import { LinkButton } from '@/ui/navigation/LinkButton';
import { useQueryParams } from '@/ui/navigation/useQueryParams';
import { DataTable } from '@/ui/table/DataTable';
import { useTableView } from '@/ui/table/useTableView';
import { buildAgencyColumns } from './agencyColumns';
import { useAgencies } from './useAgencies';
import './AgenciesPage.css';

// The route table reads `prefetchQueries` from the screen's page module.
export { prefetchQueries } from './useAgencies';

const NOUNS = { singular: 'agency', plural: 'agencies' };
const DEFAULT_VIEW = { sort: null, pageSize: TABLE_PAGE_SIZE_DEFAULT };

/** The agency list. A row opens the agency's dashboard (section 2 of the specification). */
export function AgenciesPage() {
  const { getParam, setParams } = useQueryParams();
  const filter = getParam('filter');
  const agencies = useAgencies(filter);
  const { rows, isFull, failure, lookUpFailure } = agencies;
  const {
    names,
    isIncomplete: hasMissingNames,
    failures: nameFailures,
    reload: reloadNames,
  } = useAgencyNames();
  const columns = useMemo(() => buildAgencyColumns(names), [names]);
  const { view, onViewChange } = useTableView({
    columns,
    pageSizes: TABLE_PAGE_SIZES,
    defaults: DEFAULT_VIEW,
  });
  const { openAgency, openingAgency, failureTitle, failure: openFailure } = useOpenAgency();
  const setFilter = (text: string) => setParams({ filter: text, page: '' }, 'replace');
  const sortedColumn = columns.find(({ key }) => key === view.sort?.key);
  const chips: FilterChip[] = [
    { name: 'Filter', value: agencies.debouncedFilter, onClear: () => setFilter('') },
    ...(view.sort && sortedColumn
      ? [
          {
            name: 'Sort',
            value: `${sortedColumn.title}, ${view.sort.direction === 'asc' ? 'ascending' : 'descending'}`,
            onClear: () => onViewChange({ ...view, sort: null, page: 1 }),
          },
        ]
      : []),
  ];

  return (
    <>
      <ListToolbar
        filter={
          <FilterBox
            label="Filter"
            placeholder="Name, abbreviation or database"
            value={filter}
            appliedValue={agencies.debouncedFilter}
            onChange={setFilter}
          />
        }
        tableTools={
          <TableTools
            table="agencies"
            columns={columns}
            listExport={{
              nouns: NOUNS,
              agency: null,
              filter: agencies.debouncedFilter,
              list: { ...agencies, rows: agencies.allRows, hasMore: isFull },
              matchingRows: rows,
            }}
          />
        }
        action={<LinkButton to={buildPath('agencyCreation')}>Create agency</LinkButton>}
      >
        <p role="status" className="agencies__opening">
          {openingAgency !== null && `Opening ${openingAgency}…`}
        </p>
        {isFull && openingAgency === null && (
          <p>
            The first {AGENCY_LIST_LIMIT} agencies by abbreviation. To find one beyond them, type its whole
            abbreviation.
          </p>
        )}
      </ListToolbar>
      {failureTitle !== null && <CallFailure failure={openFailure} title={failureTitle} />}
      {hasMissingNames && (
        <CallFailure
          failure={nameFailures}
          kind="warning"
          title="Not all country and time zone names could be loaded. Their numbers are shown instead."
          onRetry={reloadNames}
        />
      )}
      {lookUpFailure && (
        <CallFailure
          failure={toFailure(lookUpFailure)}
          kind="warning"
          title="Agencies beyond the first 100 could not be searched."
          onRetry={() => void agencies.retryLookUp()}
        >
          {describeFailure(toFailure(lookUpFailure))}
        </CallFailure>
      )}
      <InvalidRowsNotice count={agencies.invalidRowCount} />
      <DataTable
        label="Agencies"
        columns={useVisibleColumns('agencies', columns)}
        sortableColumns={columns}
        chips={chips}
        rows={rows}
        rowKey={({ id }) => id}
        rowAction={{
          onOpen: (agency) => void openAgency(agency),
          getHref: ({ abbreviation }) => buildAgencyPath('agencyDashboard', abbreviation),
        }}
        view={view}
        onViewChange={onViewChange}
        pageSizes={TABLE_PAGE_SIZES}
        isLoading={agencies.isLoading || (agencies.isLookingUp && rows.length === 0)}
        failure={
          failure && (
            <CallFailure
              failure={toFailure(failure)}
              title={describeListFailure('Agencies')}
              onRetry={() => void agencies.retry()}
              isRetrying={agencies.isRetrying}
            >
              {describeFailure(toFailure(failure))}
            </CallFailure>
          )
        }
        emptyState={
          filter.trim() === '' ? (
            <EmptyState title="There are no agencies in this region yet" />
          ) : (
            <EmptyState
              title={`No agency ${lookUpFailure ? `among the first ${AGENCY_LIST_LIMIT} ` : ''}matches “${filter.trim()}”`}
            >
              Clear the filter to see all agencies.
            </EmptyState>
          )
        }
      />
    </>
  );
}
