import { useMemo } from 'react';
import { type FilterChip } from '../filter/filterChip';
import { useQueryParams } from '../navigation/useQueryParams';
import { type Column } from './column';
import { type TableView } from './DataTable';
import { formatSort, parseSort } from './sortParam';

interface Options<Row> {
  columns: readonly Column<Row>[];
  pageSizes: readonly number[];
  /** Used when the query string has no page size. */
  defaultPageSize: number;
}

/** Stores the view in the query string; invalid values are ignored. */
export function useTableView<Row>({ columns, pageSizes, defaultPageSize }: Options<Row>): {
  view: TableView;
  onViewChange: (view: TableView) => void;
  /** The sort order, with a button that removes it. */
  sortChip: FilterChip;
} {
  const { getParam, setParams } = useQueryParams();
  const [sortText, pageText, sizeText] = [getParam('sort'), getParam('page'), getParam('size')];
  const view = useMemo(() => {
    const sort = parseSort(sortText);
    const isSortable = columns.some(({ key, sortBy }) => key === sort?.key && sortBy);
    return {
      sort: isSortable ? sort : null,
      page: Math.max(Number.parseInt(pageText, 10) || 1, 1),
      pageSize: pageSizes.find((size) => String(size) === sizeText) ?? defaultPageSize,
    };
  }, [sortText, pageText, sizeText, columns, pageSizes, defaultPageSize]);
  const onViewChange = ({ sort, page, pageSize }: TableView) =>
    setParams(
      {
        sort: sort ? formatSort(sort) : '',
        page: page === 1 ? '' : String(page),
        size: pageSize === defaultPageSize ? '' : String(pageSize),
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
