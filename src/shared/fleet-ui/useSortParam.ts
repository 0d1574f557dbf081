import { useCallback, useMemo } from 'react';
import { useQueryState } from '@/ui/navigation/useQueryState';
import { type Sort } from '@/ui/table/column';

/** The order of a table in the query string; null for the order that its rows have. The key of a column can have a dot. */
export function useSortParam(name: string): readonly [sort: Sort | null, setSort: (sort: Sort) => void] {
  const [text, setText] = useQueryState(name, 'push');
  const sort = useMemo(() => parseSort(text), [text]);
  const setSort = useCallback(({ key, direction }: Sort) => setText(`${key}.${direction}`), [setText]);
  return [sort, setSort];
}

function parseSort(text: string): Sort | null {
  const [, key, direction] = /^(.+)\.(asc|desc)$/s.exec(text) ?? [];
  return key === undefined ? null : { key, direction: direction as Sort['direction'] };
}
