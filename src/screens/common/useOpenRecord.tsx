import { type ReactNode } from 'react';
import { type Id } from '@/domain/entities/fields';
import { JsonModal } from '@/ui/json/JsonModal';
import { type RowOpening } from '@/ui/table/column';
import { type Documented } from './documented';
import { MissingRecord } from './MissingRecord';
import { isSought, type SoughtRecord } from './soughtRecord';
import { type InfiniteRows } from './useInfiniteRows';
import { type RecordAddress } from './useRecordAddress';

interface Options<Row> {
  record: RecordAddress;
  list: InfiniteRows<Row>;
  sought: SoughtRecord<Row>;
  /** The modal's title without the id: `Pass`. */
  title: string;
  /** What can be done with a record, beside reading it. */
  actionsOf?: ((row: Row) => ReactNode) | undefined;
}

/** A list's record that is open: how a row opens it, and its modal, with steps to the records before and behind. */
export function useOpenRecord<Row extends Documented>(
  options: Options<Row>,
): {
  opening: RowOpening<Row>;
  modal: ReactNode;
} {
  const { record, list, sought, title, actionsOf } = options;
  const { rows } = list;
  const place = record.id === '' ? -1 : rows.findIndex(({ id }) => String(id) === record.id);
  const row = rows[place] ?? (isSought(record.id, list) ? sought.row : undefined);
  const stepTo = (other: Row | undefined) => other && (() => record.stepTo(other.id));
  return {
    opening: { onOpen: ({ id }) => record.open(id) },
    modal: row ? (
      <JsonModal
        title={`${title} #${row.id}`}
        copyId={String(row.id)}
        json={row.raw}
        onClose={record.close}
        actions={actionsOf?.(row)}
        onPrevious={place < 0 ? undefined : stepTo(rows[place - 1])}
        onNext={place < 0 ? undefined : stepTo(rows[place + 1])}
      />
    ) : (
      isSought(record.id, list) && (
        <MissingRecord title={`${title} #${record.id}`} sought={sought} onClose={record.close} />
      )
    ),
  };
}

export function keyOfRecord({ id }: { id: Id }): Id {
  return id;
}
