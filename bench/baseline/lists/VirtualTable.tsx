import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { type Row } from './api';

/** Pixels, as index.html has it. */
const ROW_HEIGHT = 40;
const COLUMN_WIDTH = 140;
/** Rows drawn, and left below the view when the next page is asked for. */
const AHEAD = 8;

interface Props {
  label: string;
  columns: readonly string[];
  rowKey: string;
  rows: readonly Row[];
  canLoad: boolean;
  onMore: () => unknown;
}

/** The plainest table that draws only the rows in sight. */
export function VirtualTable({ label, columns, rowKey, rows, canLoad, onMore }: Props) {
  const scroll = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: AHEAD,
  });
  const items = virtualizer.getVirtualItems();
  const above = items[0]?.start ?? 0;
  const end = items.at(-1);
  const below = end ? virtualizer.getTotalSize() - end.end : 0;
  const isNearEnd = rows.length > 0 && (end?.index ?? -1) >= rows.length - 1;
  useEffect(() => {
    if (isNearEnd && canLoad) onMore();
  }, [isNearEnd, canLoad, onMore]);
  return (
    <div className="list__scroll" ref={scroll}>
      <table className="list__table" aria-label={label} style={{ width: columns.length * COLUMN_WIDTH }}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column}>{column}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr aria-hidden style={{ height: above }} />
          {items.map(({ index }) => {
            const row = rows[index];
            return (
              row && (
                <tr key={row[rowKey]} data-index={index} className="list__row">
                  {columns.map((column) => (
                    <td key={column}>{row[column]}</td>
                  ))}
                </tr>
              )
            );
          })}
          <tr aria-hidden style={{ height: below }} />
        </tbody>
      </table>
    </div>
  );
}
