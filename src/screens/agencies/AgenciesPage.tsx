import { useMemo } from 'react';
import { agencyApi } from '@/api/agency';
import { prefetch, type PrefetchQueries } from '@/api/client/prefetch';
import { buildPath } from '@/domain/paths';
import { AgencyListAlert } from '@/shared/agencies/AgencyListAlert';
import { describeRead, describeUnread } from '@/shared/agencies/describeAgencies';
import { ExactMatchAlert } from '@/shared/agencies/ExactMatchAlert';
import { OpenAgencyFailure } from '@/shared/agencies/OpenAgencyFailure';
import { buildAgencyNamesQueries, useAgencyNames } from '@/shared/agencies/useAgencyNames';
import { CallFailure } from '@/shared/errors/CallFailure';
import { FilteredList } from '@/shared/lists/FilteredList';
import { NO_ROWS_LOADED } from '@/shared/lists/filteredListProps';
import { getId } from '@/shared/lists/rowKeys';
import { useUrlFilter } from '@/shared/lists/useUrlFilter';
import { useRefreshablePage } from '@/ui/hooks/useRefreshablePage';
import { LinkButton } from '@/ui/navigation/LinkButton';
import { DataTable } from '@/ui/table/DataTable';
import { TableScrollRestoration } from '@/ui/table/TableScrollRestoration';
import { useTableView } from '@/ui/table/useTableView';
import { buildAgencyColumns } from './agencyColumns';
import { CheckAgenciesLink } from './CheckAgenciesLink';
import { useAgencyRows } from './useAgencyRows';
import { useMatchingAgencies } from './useMatchingAgencies';
import './AgenciesPage.css';

const AGENCIES = {
  label: 'Agencies',
  nouns: { singular: 'agency', plural: 'agencies' },
  table: 'agencies',
  rowKey: getId,
  filterMarks: { columns: ['name', 'abbreviation', 'database'], compares: 'text' },
} as const;

export const prefetchQueries: PrefetchQueries = () => [
  prefetch(agencyApi.endpoints.listAgencies, undefined),
  ...buildAgencyNamesQueries(),
];

/** The agency list. A row opens the agency's dashboard (section 2 of the specification). */
export function Component() {
  useRefreshablePage();
  const filter = useUrlFilter();
  const agencyNames = useAgencyNames();
  const columns = useMemo(() => buildAgencyColumns(agencyNames.names), [agencyNames.names]);
  const tableView = useTableView(columns);
  const { sort } = tableView.view;
  const { list, matchingRows, exactMatch } = useMatchingAgencies(filter.debouncedText, columns, sort);
  const { unread } = list;
  const { rowAction, openingText, openFailure } = useAgencyRows();
  return (
    <FilteredList
      {...AGENCIES}
      agency={null}
      columns={columns}
      rowAction={rowAction}
      list={list}
      matchingRows={matchingRows}
      filter={filter}
      placeholder="Name, abbreviation or database"
      note={
        <>
          <p role="status" className="agencies__opening">
            {openingText}
          </p>
          {unread && openingText === null && <p>{describeUnread(unread)}</p>}
        </>
      }
      chips={[tableView.sortChip]}
      action={<LinkButton to={buildPath('agencyCreation')}>Create agency</LinkButton>}
      renderSelectedAction={(agencies) => <CheckAgenciesLink agencies={agencies} />}
      keepsSelection
      alerts={
        <>
          <OpenAgencyFailure {...openFailure} />
          {agencyNames.isIncomplete && (
            <CallFailure
              failure={agencyNames.failures}
              kind="warning"
              title="Not all country and time zone names could be loaded. Their numbers are shown instead."
              onRetry={agencyNames.reload}
              isRetrying={agencyNames.isReloading}
            />
          )}
          {/* The table shows the failure of a list without rows. */}
          {list.failure === null && <AgencyListAlert list={list} />}
          <ExactMatchAlert exactMatch={exactMatch} />
        </>
      }
      emptyText={
        unread
          ? {
              title: `No agency among ${describeRead(unread)} matches “${filter.debouncedText}”`,
              hint: unread.isLoading ? 'The rest is loading.' : 'The rest is not loaded.',
            }
          : list.rows.length === 0 && list.invalidRowCount > 0 && NO_ROWS_LOADED
      }
    >
      {(tableProps) => (
        <DataTable
          {...tableProps}
          {...tableView}
          // What is pressed before the typed filter is applied is a page of the list before.
          onViewChange={(view) =>
            tableView.onViewChange(filter.text.trim() === filter.debouncedText ? view : { ...view, page: 1 })
          }
          sortableColumns={columns}
          Restoration={TableScrollRestoration}
          listKey={filter.debouncedText}
        />
      )}
    </FilteredList>
  );
}
