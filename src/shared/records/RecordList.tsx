import { type PageSource } from '@/api/client/pages';
import { FilterBox } from '@/ui/filter/FilterBox';
import { type Column } from '@/ui/table/column';
import { InfiniteList } from '../lists/InfiniteList';
import { ListToolbar } from '../lists/ListToolbar';
import { type IdFilter } from '../lists/useIdFilter';
import { type InfiniteRows } from '../lists/useInfiniteRows';
import { useVisibleColumns } from '../lists/useVisibleColumns';
import { TableTools } from '../table-tools/TableTools';
import { type RecordLookup } from './recordLookup';
import { getRecordKey, useOpenRecord } from './useOpenRecord';
import { type RecordParam } from './useRecordParam';
import { type WithRawJson } from './withRawJson';

interface Props<Row> {
  label: string;
  nouns: { singular: string; plural: string };
  /** The table's name in the preferences and in file names. */
  table: string;
  agency: string;
  filter: IdFilter;
  columns: readonly Column<Row>[];
  list: InfiniteRows<Row>;
  recordParam: RecordParam;
  lookup: RecordLookup<Row>;
  pages: PageSource<Row>;
  /** The modal's title without the id, such as `Pass`. */
  title: string;
}

/** A list of an agency's passes or purchase orders with a filter by id. A row opens its JSON. */
export function RecordList<Row extends WithRawJson>(props: Props<Row>) {
  const { label, nouns, table, agency, filter, columns, list, recordParam, lookup, pages, title } = props;
  const { rowAction, modal } = useOpenRecord({ recordParam, list, lookup, title });
  return (
    <>
      <ListToolbar
        filter={
          <FilterBox
            label="Filter"
            placeholder={`ID of a ${nouns.singular}`}
            value={filter.text}
            appliedValue={filter.debouncedText}
            onChange={filter.onChange}
          />
        }
        tableTools={
          <TableTools
            table={table}
            columns={columns}
            listExport={{
              nouns,
              agency,
              filter: filter.debouncedText,
              list,
              pages: { source: pages, rowKey: getRecordKey },
            }}
          />
        }
      />
      <InfiniteList
        label={label}
        nouns={nouns}
        agency={agency}
        filter={filter.debouncedText}
        columns={useVisibleColumns(table, columns)}
        rowKey={getRecordKey}
        rowAction={rowAction}
        list={list}
        chips={[{ name: 'Filter', value: filter.debouncedText, onClear: () => filter.onChange('') }]}
      />
      {modal}
    </>
  );
}
