import { useMemo } from 'react';
import { usePortalSelector } from '@/session/hooks';
import { type Column } from '@/ui/table/column';
import { applyColumnLayout } from '@/ui/table/columnLayout';

/**
 * Applies the stored column layout of a table. Returns the same array until it changes, so that rows do not
 * render again.
 */
export function useVisibleColumns<Row>(
  table: string,
  columns: readonly Column<Row>[],
): readonly Column<Row>[] {
  // Not `selectPreferences`, which would add the code of all preferences to each list's chunk.
  const layout = usePortalSelector(({ preferences }) => preferences?.tables[table]);
  return useMemo(() => applyColumnLayout(columns, layout), [columns, layout]);
}
