import { useMemo, useState } from 'react';
import { type Id } from '../../domain/entities/fields';
import { FilterBox } from '../../ui/FilterBox';
import { JsonModal } from '../../ui/json/JsonModal';
import { type Column } from '../../ui/table/column';
import { InfiniteList } from './InfiniteList';
import { type IdFilter } from './useIdFilter';
import { type InfiniteRows } from './useInfiniteRows';

/** A row that is shown whole: `raw` is its JSON as it came. */
interface Documented {
  id: Id;
  raw: string;
}

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
  const [openId, setOpenId] = useState<Id | null>(null);
  const opening = useMemo(() => ({ onOpen: ({ id }: Row) => setOpenId(id) }), []);
  const at = list.rows.findIndex(({ id }) => id === openId);
  const opened = list.rows[at];
  const step = (row: Row | undefined) => row && (() => setOpenId(row.id));
  const [onPrevious, onNext] = [step(list.rows[at - 1]), step(list.rows[at + 1])];
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
      {opened && (
        <JsonModal
          title={`${title} #${opened.id}`}
          json={opened.raw}
          onClose={() => setOpenId(null)}
          {...(onPrevious && { onPrevious })}
          {...(onNext && { onNext })}
        />
      )}
    </>
  );
}

export function keyOfRecord({ id }: { id: Id }): Id {
  return id;
}
