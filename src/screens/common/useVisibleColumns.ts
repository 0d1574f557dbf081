import { useMemo } from 'react';
import { usePortalSelector } from '@/session/hooks';
import { type Column } from '@/ui/table/column';
import { applyColumnLayout } from '@/ui/table/columnLayout';

/** A table's columns as they are laid out on this browser: the same array until that changes, so that rows stay drawn. */
export function useVisibleColumns<Row>(
  table: string,
  columns: readonly Column<Row>[],
): readonly Column<Row>[] {
  // Not by `selectPreferences`: it would bring all code of preferences to each list once more.
  const layout = usePortalSelector(({ preferences }) => preferences?.tables[table]);
  return useMemo(() => applyColumnLayout(columns, layout), [columns, layout]);
}
