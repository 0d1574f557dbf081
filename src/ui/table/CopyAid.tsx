import { useEffect, useState, type RefObject } from 'react';
import { useLate } from '../useLate';
import { type Column } from './column';

const loadCopyCell = () => import(/* webpackChunkName: 'copy' */ './CopyCell').then((code) => code.CopyCell);

interface Properties<Row> {
  table: RefObject<HTMLTableElement | null>;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
}

/** Copying of a table's ids; its code comes with the first touch of the table. Without it the ids can be marked as ever. */
export function CopyAid<Row>(properties: Properties<Row>) {
  const { table, columns } = properties;
  const [isTouched, setTouched] = useState(false);
  const copies = columns.some((column) => column.copies);
  useEffect(() => {
    const element = table.current;
    if (!copies || !element) return undefined;
    const touched = () => setTouched(true);
    element.addEventListener('pointerover', touched, { once: true });
    element.addEventListener('focusin', touched, { once: true });
    return () => {
      element.removeEventListener('pointerover', touched);
      element.removeEventListener('focusin', touched);
    };
  }, [table, copies]);
  const copyCell = useLate(loadCopyCell, isTouched && copies);
  return copyCell && copyCell !== 'failed' && <copyCell.part {...properties} />;
}
