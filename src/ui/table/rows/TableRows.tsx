import { useMemo } from 'react';
import { useAfterInteraction } from '@/ui/loading/useAfterInteraction';
import { loadTableExtras } from '../extras/loadTableExtras';
import { type TableProps } from '../tableProps';
import { TableRow } from './TableRow';

interface Props<Row> extends Pick<
  TableProps<Row>,
  'columns' | 'rows' | 'rowKey' | 'rowAction' | 'openedKey' | 'matchedText' | 'filterMarks'
> {
  /** The index of the first of these rows in the loaded rows or the current page. */
  firstIndex: number;
  /** The first row's number in the complete list, starting at 1. */
  firstNumber: number;
  /** The index of the one row in the tab order. */
  tabStop: number;
}

export function TableRows<Row>({
  columns,
  rows,
  rowKey,
  rowAction,
  openedKey,
  matchedText = '',
  filterMarks,
  firstIndex,
  firstNumber,
  tabStop,
}: Props<Row>) {
  const hasMarks = matchedText !== '' && filterMarks !== undefined;
  const extras = useAfterInteraction(loadTableExtras, hasMarks);
  // The same function from render to render, so that rows are not rendered again.
  const mark = useMemo(
    () => (hasMarks ? extras?.createMark(matchedText, filterMarks) : undefined),
    [extras, hasMarks, matchedText, filterMarks],
  );
  return rows.map((row, position) => {
    const href = rowAction?.getHref?.(row);
    const canOpen = rowAction?.canOpen?.(row) ?? rowAction !== undefined;
    return (
      <TableRow
        key={rowKey(row)}
        row={row}
        index={firstIndex + position}
        rowNumber={firstNumber + position}
        columns={columns}
        isOpened={rowKey(row) === openedKey}
        isTabStop={firstIndex + position === tabStop}
        mark={mark}
        openerType={canOpen ? (href === undefined ? 'button' : 'link') : undefined}
        href={href}
      />
    );
  });
}
