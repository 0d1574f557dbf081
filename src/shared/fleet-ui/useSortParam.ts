import { useCallback, useMemo } from 'react';
import { type FleetParam } from '@/domain/fleet/fleetPath';
import { useQueryParam } from '@/ui/navigation/useQueryParam';
import { type Sort } from '@/ui/table/column';
import { formatSort, parseSort } from '@/ui/table/sortParam';

/** The order of a table in the query string; null for the order that its rows have. */
export function useSortParam(
  name: Extract<FleetParam, `sort${string}`>,
): readonly [sort: Sort | null, setSort: (sort: Sort) => void] {
  const [text, setText] = useQueryParam(name, 'push');
  const sort = useMemo(() => parseSort(text), [text]);
  const setSort = useCallback((next: Sort) => setText(formatSort(next)), [setText]);
  return [sort, setSort];
}
