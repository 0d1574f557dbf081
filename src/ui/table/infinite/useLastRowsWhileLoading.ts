import { useState } from 'react';
import { type TableProps } from '../tableProps';

interface ListRows<Row> extends Pick<TableProps<Row>, 'matchedText' | 'isLoading'> {
  listKey: string;
  rows: readonly Row[];
}

/**
 * While the rows of another filter are loading, the table goes on showing the last rows with their own marks and scroll
 * position. Rendering skeleton rows and removing them again would take longer than most responses.
 */
export function useLastRowsWhileLoading<Row>(list: ListRows<Row>): ListRows<Row> {
  const [last, setLast] = useState(list);
  if (list.isLoading) return last;
  if (last.rows !== list.rows) setLast(list);
  return list;
}
