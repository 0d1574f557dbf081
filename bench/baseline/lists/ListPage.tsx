import { useMemo } from 'react';
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
}

export function ListPage({ label, columns, rowKey, pages, canLoadMore, onLoadMore }: Props) {
  const { abbreviation = '' } = useParams();
  const rows = useMemo(() => pages?.flatMap((page) => page.rows) ?? [], [pages]);
  return (
    <main>
      <Link to={`/agency-dashboard/${abbreviation}`}>Return to {abbreviation} Dashboard</Link>
      <VirtualTable
        label={label}
        columns={columns}
        rowKey={rowKey}
        rows={rows}
        canLoadMore={canLoadMore}
        onLoadMore={onLoadMore}
      />
      <p role="status">{rows.length.toLocaleString('en-US')} loaded</p>
    </main>
  );
}
