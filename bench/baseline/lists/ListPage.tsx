import { type ReactNode, useMemo } from 'react';
import { Link, useParams } from 'react-router-dom';
import { type Row } from './api';
import { VirtualTable } from './VirtualTable';

interface Props {
  label: string;
  columns: readonly string[];
  /** The column that identifies a row. */
  rowKey: string;
  pages: readonly { rows: readonly Row[] }[] | undefined;
  canLoadMore: boolean;
  onLoadMore: () => unknown;
  onOpen?: (row: Row) => void;
  /** A filter, or the open record. */
  children: ReactNode;
}

export function ListPage({ pages, children, ...props }: Props) {
  const { abbreviation = '' } = useParams();
  const rows = useMemo(() => pages?.flatMap((page) => page.rows) ?? [], [pages]);
  return (
    <main>
      <Link to={`/agency-dashboard/${abbreviation}`}>Return to {abbreviation} Dashboard</Link>
      {children}
      <VirtualTable {...props} rows={rows} />
      <p role="status">{rows.length.toLocaleString('en-US')} loaded</p>
    </main>
  );
}
