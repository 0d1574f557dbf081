import { useMemo } from 'react';
import { useAddress } from '../useAddress';
import { type Column, type Sort } from './column';
import { type TableView } from './DataTable';

interface Options<Row> {
  columns: readonly Column<Row>[];
  pageSizes: readonly number[];
  /** What the list shows when its address says nothing. */
  defaults: { sort: Sort | null; pageSize: number };
}

/** A table's sort, page and page size in the address; what an address names that the table doesn't have is ignored. */
export function useTableView<Row>({ columns, pageSizes, defaults }: Options<Row>): {
  view: TableView;
  onView: (view: TableView) => void;
} {
  const { read, write } = useAddress();
  const [sortText, pageText, sizeText] = [read('sort'), read('page'), read('size')];
  const view = useMemo(
    () => ({
      sort: readSort(sortText, columns) ?? defaults.sort,
      page: Math.max(Number.parseInt(pageText, 10) || 1, 1),
      pageSize: pageSizes.find((size) => String(size) === sizeText) ?? defaults.pageSize,
    }),
    [sortText, pageText, sizeText, columns, pageSizes, defaults],
  );
  return {
    view,
    onView: ({ sort, page, pageSize }) =>
      write(
        {
          sort: sort && !isSame(sort, defaults.sort) ? `${sort.key}.${sort.direction}` : '',
          page: page === 1 ? '' : String(page),
          size: pageSize === defaults.pageSize ? '' : String(pageSize),
        },
        'chosen',
      ),
  };
}

function readSort<Row>(text: string, columns: readonly Column<Row>[]): Sort | null {
  const [key, direction] = text.split('.');
  if (!key || (direction !== 'asc' && direction !== 'desc')) return null;
  return columns.some((column) => column.key === key && column.sortBy) ? { key, direction } : null;
}

function isSame(one: Sort, other: Sort | null): boolean {
  return one.key === other?.key && one.direction === other.direction;
}
