import { type ReactNode, useCallback, useRef } from 'react';
import { describeListFailure, type Failure } from '@/domain/failures';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { FilterBox } from '@/ui/filter/FilterBox';
import { type TableProps } from '@/ui/table/tableProps';
import { QueryFailure } from '../errors/QueryFailure';
import { TableTools } from '../table-tools/TableTools';
import { type EmptyListText, type FilteredListProps } from './filteredListProps';
import { InvalidRowsNotice } from './InvalidRowsNotice';
import { ListGapNotice } from './ListGapNotice';
import { useVisibleColumns } from './useVisibleColumns';
import './FilteredList.css';

/** `what` is the label, or `more` and the label. */
type RenderFailure = (failure: Failure | null, what: string, onRetry: () => void) => ReactNode;

interface Props<Row> extends FilteredListProps<Row> {
  children: (tableProps: TableProps<Row>, renderFailure: RenderFailure) => ReactNode;
}

/** A list's toolbar, alerts and texts, around a table. */
export function FilteredList<Row>(props: Props<Row>) {
  const { label, table, columns, rowKey, rowAction, list, filter } = props;
  const { matchingRows = list.rows, placeholder = '', note, action, alerts } = props;
  const { describeError = describeListFailure, children } = props;
  const filterText = filter?.debouncedText ?? '';
  const visibleColumns = useVisibleColumns(table, columns);
  const tools = <TableTools {...props} visibleColumns={visibleColumns} />;
  const emptyText = props.emptyText || describeEmptyList(props, filterText);
  const announcementRef = useRef<HTMLParagraphElement>(null);
  const announce = useCallback((text: string) => announcementRef.current?.replaceChildren(text), []);
  const renderFailure: RenderFailure = (failure, what, onRetry) =>
    failure && (
      <QueryFailure
        failure={failure}
        title={describeError(what, failure)}
        query={{ isFetching: list.isFetching, refetch: onRetry }}
      />
    );
  return (
    <>
      {filter ? (
        <div className="list-tools">
          <FilterBox
            label="Filter"
            placeholder={placeholder}
            value={filter.text}
            appliedValue={filterText}
            onChange={filter.onChange}
          />
          {/* The toolbar has the same height without a note, so that the list does not move. */}
          <div className="list-tools__note">{note}</div>
          <div className="list-tools__tools">{tools}</div>
          {action && <div className="list-tools__action">{action}</div>}
        </div>
      ) : (
        <div className="list-tools__corner">{tools}</div>
      )}
      {alerts}
      <InvalidRowsNotice count={list.invalidRowCount} />
      {list.gap && <ListGapNotice gap={list.gap} nouns={props.nouns} list={list} />}
      {/* It stays mounted when the filter changes. Writing to it renders no component. */}
      <p ref={announcementRef} role="status" className="visually-hidden" />
      {children(
        {
          label,
          columns: visibleColumns,
          rows: matchingRows,
          rowKey,
          rowAction,
          isLoading: list.isLoading,
          failure: renderFailure(list.failure, label, list.retry),
          emptyState: <EmptyState title={emptyText.title}>{emptyText.hint}</EmptyState>,
          announce,
          emptyAnnouncement: `${emptyText.title}.`,
          chips: filter && [{ name: 'Filter', value: filterText, onClear: () => filter.onChange('') }],
        },
        renderFailure,
      )}
    </>
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
      hint: `Clear the filter to see all ${plural}.`,
    };
  return {
    title: agency === null ? `There are no ${plural} in this region yet` : `This agency has no ${plural} yet`,
  };
}
