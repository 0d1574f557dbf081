import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { type Row } from './api';

/** In pixels; index.html's CSS has the same row height. */
const ROW_HEIGHT = 40;
const COLUMN_WIDTH = 140;
/** Number of rows that are rendered above and below the visible part. */
const OVERSCAN = 8;

interface Props {
  label: string;
  columns: readonly string[];
  /** The column that identifies a row. */
  rowKey: string;
  rows: readonly Row[];
  canLoadMore: boolean;
  onLoadMore: () => unknown;
  onOpen?: (row: Row) => void;
}

export function VirtualTable({ label, columns, rowKey, rows, canLoadMore, onLoadMore, onOpen }: Props) {
  const scrollRef = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scrollRef.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
  });
  const items = virtualizer.getVirtualItems();
  const spaceAbove = items[0]?.start ?? 0;
  const lastItem = items.at(-1);
  const spaceBelow = lastItem ? virtualizer.getTotalSize() - lastItem.end : 0;
  const isNearEnd = rows.length > 0 && (lastItem?.index ?? -1) >= rows.length - 1;
  useEffect(() => {
    if (isNearEnd && canLoadMore) onLoadMore();
  }, [isNearEnd, canLoadMore, onLoadMore]);
  return (
    <div className="list__scroll" ref={scrollRef}>
      <table className="list__table" aria-label={label} style={{ width: columns.length * COLUMN_WIDTH }}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column}>{column}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr aria-hidden style={{ height: spaceAbove }} />
          {items.map(({ index }) => {
            const row = rows[index];
            return (
              row && (
                <tr key={row[rowKey]} data-index={index} className="list__row" onClick={() => onOpen?.(row)}>
                  {columns.map((column) => (
                    <td key={column}>{row[column]}</td>
                  ))}
                </tr>
              )
            );
          })}
          <tr aria-hidden style={{ height: spaceBelow }} />
        </tbody>
      </table>
    </div>
  );
}
