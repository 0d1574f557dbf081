import { type ReactNode } from 'react';
import { type Failure } from '@/domain/failures';
import { describeListFailure } from '@/domain/failureTexts/describeFailure';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { FilterBox } from '@/ui/filter/FilterBox';
import { lazyComponent } from '@/ui/loading/lazyComponent';
import { useAfterInteraction } from '@/ui/loading/useAfterInteraction';
import { loadTableExtras } from '@/ui/table/extras/loadTableExtras';
import { type TableProps } from '@/ui/table/tableProps';
import { QueryFailure } from '../errors/QueryFailure';
import { TableTools } from '../table-tools/TableTools';
import { useHasSavedViews } from '../table-tools/useHasSavedViews';
import { useVisibleColumns } from './columns/useVisibleColumns';
import { useZonedColumns } from './columns/useZonedColumns';
import { type EmptyListText, type FilteredListProps } from './filteredListProps';
import { useRowSelection } from './selection/useRowSelection';
import { useAnnouncer } from './useAnnouncer';
import './FilteredList.css';

const ViewTabs = lazyComponent(() =>
  import(/* webpackChunkName: 'view-tabs' */ '../table-tools/ViewTabs').then((loaded) => loaded.ViewTabs),
);

/** Says which rows are left out, and why rows may be missing. */
const ListProblems = lazyComponent(() =>
  import(/* webpackChunkName: 'details' */ './ListProblemAlerts').then((loaded) => loaded.ListProblemAlerts),
);

/** `what` is the label, or `more` and the label. */
type RenderFailure = (failure: Failure | null, what: string, onRetry: () => void) => ReactNode;

interface Props<Row> extends FilteredListProps<Row> {
  children: (tableProps: TableProps<Row>, renderFailure: RenderFailure) => ReactNode;
}

/** A list's toolbar, alerts and texts, around a table. */
export function FilteredList<Row>(givenProps: Props<Row>) {
  const props = { ...givenProps, columns: useZonedColumns(givenProps.columns) };
  const { label, table, rowKey, rowAction, list, filter } = props;
  const { matchingRows = list.rows, placeholder = '', note, action, alerts, chips = [] } = props;
  const { describeError = describeListFailure, children } = props;
  const filterText = filter?.debouncedText ?? '';
  const visibleColumns = useVisibleColumns(table, props.columns);
  const { parts, barProps, selectButton, ...selection } = useRowSelection(props, visibleColumns, filterText);
  const tools = parts ? (
    <parts.SelectionBar {...props} {...barProps} />
  ) : (
    <TableTools {...props} visibleColumns={visibleColumns} selectButton={selectButton} />
  );
  const hasViews = useHasSavedViews(table);
  const emptyText = props.emptyText || describeEmptyList(props, filterText);
  const clearFilter = () => filter?.onChange('');
  const allChips = [{ name: 'Filter', value: filterText, onClear: clearFilter }, ...chips];
  // A link or a reload can have a filter and a sort order.
  const hasChips = allChips.some(({ value }) => value !== '');
  const extras = useAfterInteraction(loadTableExtras, hasChips);
  const emptyState = (
    <EmptyState
      icon="search"
      title={emptyText.title}
      action={filterText !== '' && extras && <extras.ClearFilterButton onClear={clearFilter} />}
    >
      {emptyText.hint}
    </EmptyState>
  );
  // The live region stays mounted when the filter changes.
  const [announce, liveRegion] = useAnnouncer();
  const renderFailure: RenderFailure = (failure, what, onRetry) =>
    failure && (
      <QueryFailure
        failure={failure}
        title={describeError(what, failure)}
        query={{ isFetching: list.isFetching, refetch: onRetry }}
      />
    );
  return (
    <div className="list">
      {hasViews && (
        <div className="list__views">
          <ViewTabs table={table} filter={filter} />
        </div>
      )}
      {filter ? (
        <div className={`list-tools${parts ? ' list-tools--selecting' : ''}`}>
          <FilterBox
            label="Filter"
            placeholder={placeholder}
            value={filter.text}
            appliedValue={filterText}
            onChange={filter.onChange}
          />
          <div className="list-tools__marks">
            {extras && <extras.FilterChips chips={allChips} />}
            <div className="list-tools__note">{note}</div>
          </div>
          <div className="list-tools__tools">{tools}</div>
          {action && !parts && <div className="list-tools__action">{action}</div>}
        </div>
      ) : (
        <div className="list-tools__corner">{tools}</div>
      )}
      {alerts}
      {(list.invalidRowCount > 0 || list.gap) && <ListProblems nouns={props.nouns} list={list} />}
      {liveRegion}
      {children(
        {
          label,
          ...selection,
          rows: matchingRows,
          rowKey,
          rowAction,
          matchedText: filterText,
          filterMarks: props.filterMarks,
          isLoading: list.isLoading,
          failure: renderFailure(list.failure, label, list.retry),
          emptyState,
          announce,
          emptyAnnouncement: `${emptyText.title}.`,
        },
        renderFailure,
      )}
    </div>
  );
}

function describeEmptyList<Row>(
  { agency, nouns }: FilteredListProps<Row>,
  filterText: string,
): EmptyListText {
  const { singular, plural } = nouns;
  if (filterText !== '')
    return {
      title: `No ${singular} matches “${filterText}”`,
    };
  return {
    title: agency === null ? `There are no ${plural} in this region yet` : `This agency has no ${plural} yet`,
  };
}
