import { useState } from 'react';
import { TABLE_PAGE_SIZE_DEFAULT } from '@/domain/limits';
import { type TableView } from '@/ui/table/DataTable';

const INITIAL_VIEW: TableView = { sort: null, page: 1, pageSize: TABLE_PAGE_SIZE_DEFAULT };

/** Sort order, page and page size of a `DataTable` that are not in the URL. */
export function useLocalTableView() {
  const [view, onViewChange] = useState(INITIAL_VIEW);
  return { view, onViewChange };
}
