import { useMemo } from 'react';
import { type Currency } from '@/domain/regions';
import { selectCurrency } from '@/session/auth/sessionSlice';
import { usePortalSelector } from '@/session/hooks';
import { type Column } from '@/ui/table/column';

/** The context of a record's texts and links. */
export interface RecordContext {
  agency: string;
  currency: Currency;
}

export type BuildColumns<Row> = (context: RecordContext) => readonly Column<Row>[];

/** The columns of an agency's records, with links to the records that they name. */
export function useRecordColumns<Row>(
  buildColumns: BuildColumns<Row>,
  agency: string,
): readonly Column<Row>[] {
  const currency = usePortalSelector(selectCurrency);
  return useMemo(() => buildColumns({ agency, currency }), [buildColumns, agency, currency]);
}
