import { useMemo } from 'react';
import { usePortalSelector } from '@/session/hooks';
import { type Column } from '@/ui/table/column';
import { applyColumnLayout, pinColumns } from '@/ui/table/columnLayout';

/** The columns that are shown, in their order. The array stays the same until the layout changes. */
export function useVisibleColumns<Row>(
  table: string,
  columns: readonly Column<Row>[],
): readonly Column<Row>[] {
  // `selectPreferences` would add the code of all preferences to each list's chunk.
  const layout = usePortalSelector(({ preferences }) => preferences?.tables[table]);
  return useMemo(() => pinColumns(applyColumnLayout(columns, layout)), [columns, layout]);
}
