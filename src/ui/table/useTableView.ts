import { useMemo } from 'react';
import { type FilterChip } from '../filter/filterChip';
import { useQueryParams } from '../navigation/useQueryParams';
import { type Column, type Sort } from './column';
import { type TableView } from './DataTable';
import { formatSort, parseSort } from './sortParam';

interface Options<Row> {
  columns: readonly Column<Row>[];
  pageSizes: readonly number[];
  /** Used when the query string has no value. */
  defaults: { sort: Sort | null; pageSize: number };
}

/** Stores the view in the query string; invalid values are ignored. */
export function useTableView<Row>({ columns, pageSizes, defaults }: Options<Row>): {
  view: TableView;
  onViewChange: (view: TableView) => void;
  /** The sort order, with a button that restores the default order. */
  sortChip: FilterChip;
} {
  const { getParam, setParams } = useQueryParams();
  const [sortText, pageText, sizeText] = [getParam('sort'), getParam('page'), getParam('size')];
  const view = useMemo(() => {
    const sort = parseSort(sortText);
    const isSortable = columns.some(({ key, sortBy }) => key === sort?.key && sortBy);
    return {
      sort: isSortable ? sort : defaults.sort,
      page: Math.max(Number.parseInt(pageText, 10) || 1, 1),
      pageSize: pageSizes.find((size) => String(size) === sizeText) ?? defaults.pageSize,
    };
  }, [sortText, pageText, sizeText, columns, pageSizes, defaults]);
  const onViewChange = ({ sort, page, pageSize }: TableView) =>
    setParams(
      {
        sort: sort && !isSameSort(sort, defaults.sort) ? formatSort(sort) : '',
        page: page === 1 ? '' : String(page),
        size: pageSize === defaults.pageSize ? '' : String(pageSize),
      },
      'push',
    );
  const sortedColumn = columns.find(({ key }) => key === view.sort?.key);
  return {
    view,
    onViewChange,
    sortChip: {
      name: 'Sort',
      value: sortedColumn
        ? `${sortedColumn.title}, ${view.sort?.direction === 'asc' ? 'ascending' : 'descending'}`
        : '',
      onClear: () => onViewChange({ ...view, sort: null, page: 1 }),
    },
  };
}

function isSameSort(a: Sort, b: Sort | null): boolean {
  return a.key === b?.key && a.direction === b.direction;
}
