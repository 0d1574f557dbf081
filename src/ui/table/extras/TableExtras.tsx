import { type ComponentProps, type RefObject, useEffect } from 'react';
import { COLUMN_TERMS } from '@/domain/columnTerms';
import { type Column } from '../column';
import { CellCopyButton } from './CellCopyButton';

const TERMS: ReadonlyMap<string, string> = new Map(Object.entries(COLUMN_TERMS));

/** The parts of a table that come with the first interaction: the copy button, and the tooltips of the heads. */
export function TableExtras<Row>(props: ComponentProps<typeof CellCopyButton<Row>>) {
  useColumnTooltips(props.tableRef, props.columns);
  return <CellCopyButton {...props} />;
}

/** The header renders no tooltips, so that no list loads the terms before its rows. */
function useColumnTooltips<Row>(
  tableRef: RefObject<HTMLTableElement | null>,
  columns: readonly Column<Row>[],
): void {
  useEffect(() => {
    const heads = tableRef.current?.tHead?.rows[0]?.cells ?? [];
    for (const [index, head] of [...heads].entries()) {
      const { description, title = '' } = columns[index] ?? {};
      const term = description ?? TERMS.get(title);
      if (term === undefined) head.removeAttribute('title');
      else head.title = term;
    }
  }, [tableRef, columns]);
}
