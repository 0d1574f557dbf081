import { useMemo } from 'react';
import { TABLE_PAGE_SIZE_DEFAULT } from '@/domain/limits';
import { TABLE_PAGE_SIZES } from '@/domain/specifiedValues';
import { type FilterChip } from '../filter/filterChip';
import { useQueryParams } from '../navigation/useQueryParams';
import { type Column } from './column';
import { type TableView } from './DataTable';
import { formatSort, parseSort } from './sortParam';

/** Stores the view in the query string; invalid values are ignored. */
export function useTableView<Row>(columns: readonly Column<Row>[]): {
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
      pageSize: TABLE_PAGE_SIZES.find((size) => String(size) === sizeText) ?? TABLE_PAGE_SIZE_DEFAULT,
    };
  }, [sortText, pageText, sizeText, columns]);
  const onViewChange = ({ sort, page, pageSize }: TableView) =>
    setParams(
      {
        sort: sort ? formatSort(sort) : '',
        page: page === 1 ? '' : String(page),
        size: pageSize === TABLE_PAGE_SIZE_DEFAULT ? '' : String(pageSize),
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
