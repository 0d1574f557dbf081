import { FilterBox } from '@/ui/FilterBox';
import { type Column } from '@/ui/table/column';
import { type Documented } from './documented';
import { InfiniteList } from './InfiniteList';
import { ListTools } from './ListTools';
import { type SoughtRecord } from './soughtRecord';
import { type ListExport } from './tableTools/listExport';
import { TableTools } from './tableTools/TableTools';
import { useColumns } from './useColumns';
import { type IdFilter } from './useIdFilter';
import { type InfiniteRows } from './useInfiniteRows';
import { keyOfRecord, useOpenRecord } from './useOpenRecord';
import { type RecordAddress } from './useRecordAddress';

interface Props<Row> {
  label: string;
  nouns: { one: string; many: string };
  /** The table's name in the preferences and in files. */
  table: string;
  agency: string;
  filter: IdFilter;
  columns: readonly Column<Row>[];
  list: InfiniteRows<Row>;
  record: RecordAddress;
  sought: SoughtRecord<Row>;
  /** The request of one page of what is listed. */
  request: NonNullable<ListExport<Row>['pages']>['request'];
  /** The modal's title without the id: `Pass`. */
  title: string;
}

/** Rows of an agency with a filter by id; a row opens its JSON. */
export function RecordList<Row extends Documented>(props: Props<Row>) {
  const { label, nouns, table, agency, filter, columns, list, record, sought, request, title } = props;
  const { opening, modal } = useOpenRecord({ record, list, sought, title });
  return (
    <>
      <ListTools
        filter={
          <FilterBox
            label="Filter"
            placeholder={`ID of a ${nouns.one}`}
            value={filter.text}
            settled={filter.settled}
            onChange={filter.onChange}
          />
        }
        tools={
          <TableTools
            table={table}
            columns={columns}
            exported={{
              nouns,
              agency,
              filter: filter.settled,
              list,
              pages: { request, rowKey: keyOfRecord },
            }}
          />
        }
      />
      <InfiniteList
        label={label}
        nouns={nouns}
        agency={agency}
        filter={filter.settled}
        columns={useColumns(table, columns)}
        rowKey={keyOfRecord}
        opening={opening}
        list={list}
        chips={[{ name: 'Filter', value: filter.settled, onClear: () => filter.onChange('') }]}
      />
      {modal}
    </>
  );
}
