import { FilterBox } from '../../ui/FilterBox';
import { type Column } from '../../ui/table/column';
import { InfiniteList } from './InfiniteList';
import { type IdFilter } from './useIdFilter';
import { type InfiniteRows } from './useInfiniteRows';
import { keyOfRecord, useOpenRecord, type Documented } from './useOpenRecord';

interface Properties<Row> {
  label: string;
  nouns: { one: string; many: string };
  agency: string;
  filter: IdFilter;
  columns: readonly Column<Row>[];
  list: InfiniteRows<Row>;
  /** The modal's title without the id: `Pass`. */
  title: string;
}

/** Rows of an agency with a filter by id; a row opens its JSON. */
export function RecordList<Row extends Documented>(properties: Properties<Row>) {
  const { label, nouns, agency, filter, columns, list, title } = properties;
  const { opening, modal } = useOpenRecord({ rows: list.rows, title });
  return (
    <>
      <FilterBox
        label="Filter"
        placeholder={`ID of a ${nouns.one}`}
        value={filter.text}
        onChange={filter.onChange}
      />
      <InfiniteList
        label={label}
        nouns={nouns}
        agency={agency}
        filter={filter.settled}
        columns={columns}
        rowKey={keyOfRecord}
        opening={opening}
        list={list}
      />
      {modal}
    </>
  );
}
