import { useMemo, useState, type ReactNode } from 'react';
import { type Id } from '../../domain/entities/fields';
import { JsonModal } from '../../ui/json/JsonModal';
import { type RowOpening } from '../../ui/table/column';

/** A row that can be shown whole: `raw` is its JSON as it came. */
export interface Documented {
  id: Id;
  raw: string;
}

interface Options<Row> {
  rows: readonly Row[];
  /** The modal's title without the id: `Pass`. */
  title: string;
  /** What can be done with a record, beside reading it. */
  actionsOf?: ((row: Row) => ReactNode) | undefined;
}

/** A list's record that is open: how a row opens it, and its modal, with steps to the records before and behind. */
export function useOpenRecord<Row extends Documented>({
  rows,
  title,
  actionsOf,
}: Options<Row>): {
  opening: RowOpening<Row>;
  modal: ReactNode;
} {
  const [openId, setOpenId] = useState<Id | null>(null);
  const opening = useMemo(() => ({ onOpen: ({ id }: Row) => setOpenId(id) }), []);
  const place = rows.findIndex(({ id }) => id === openId);
  const row = rows[place];
  const stepTo = (other: Row | undefined) => other && (() => setOpenId(other.id));
  return {
    opening,
    modal: row && (
      <JsonModal
        title={`${title} #${row.id}`}
        json={row.raw}
        onClose={() => setOpenId(null)}
        actions={actionsOf?.(row)}
        onPrevious={stepTo(rows[place - 1])}
        onNext={stepTo(rows[place + 1])}
      />
    ),
  };
}

export function keyOfRecord({ id }: { id: Id }): Id {
  return id;
}
