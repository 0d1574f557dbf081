import { useMemo } from 'react';
import { usePortalSelector } from '../../session/hooks';
import { selectPreferences } from '../../session/preferencesSlice';
import { type Column } from '../../ui/table/column';
import { laidOut } from '../../ui/table/columnLayout';

/** A table's columns as they are laid out on this browser: the same array until that changes, so that rows stay drawn. */
export function useColumns<Row>(table: string, columns: readonly Column<Row>[]): readonly Column<Row>[] {
  const layout = usePortalSelector((state) => selectPreferences(state).tables[table]);
  return useMemo(() => laidOut(columns, layout), [columns, layout]);
}
