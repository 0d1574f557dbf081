import { useParams } from 'react-router-dom';
import { useRefreshablePage } from '@/ui/hooks/useRefreshablePage';
import { type ListDefinition } from '../lists/filteredListProps';
import { InfiniteList } from '../lists/infinite/InfiniteList';
import { useListRefetchPolicy } from '../lists/infinite/useListRefetchPolicy';
import { useUrlFilter } from '../lists/useUrlFilter';
import { type BuildColumns, useRecordColumns } from './useRecordColumns';
import { type RecordKind, useRecordList } from './useRecordList';
import { type WithRawJson } from './withRawJson';

const FILTER_MARKS = { columns: ['id'], compares: 'words' } as const;

interface Props<Row> extends Pick<ListDefinition<Row>, 'label' | 'table'> {
  kind: RecordKind<Row>;
  buildColumns: BuildColumns<Row>;
}

/** The passes or the purchase orders of an agency (section 2 of the specification). A click on a row opens its JSON. */
export function RecordListPage<Row extends WithRawJson>({ kind, buildColumns, ...props }: Props<Row>) {
  useRefreshablePage();
  const { abbreviation: agency = '' } = useParams();
  const filter = useUrlFilter();
  // Each filter has its own cache entry, so a new filter starts with page 1.
  const arg = { agency, id: filter.debouncedText };
  const { modal, ...list } = useRecordList(kind, arg, useListRefetchPolicy());
  return (
    <>
      <InfiniteList
        {...props}
        {...list}
        nouns={kind.nouns}
        columns={useRecordColumns(buildColumns, agency)}
        agency={agency}
        pages={kind.createPageSource(arg)}
        filter={filter}
        filterMarks={FILTER_MARKS}
        placeholder={`Whole ID of a ${kind.nouns.singular}`}
        emptyText={
          arg.id !== '' && {
            title: `No ${kind.nouns.singular} matches “${arg.id}”`,
            hint: 'The filter compares the whole ID.',
          }
        }
      />
      {modal}
    </>
  );
}
