import { type RiderMessage } from '@/domain/failureTexts/riderProfile';
import { useListRefetchPolicy } from '@/shared/lists/infinite/useListRefetchPolicy';
import { type BuildColumns, useRecordColumns } from '@/shared/records/useRecordColumns';
import { type RecordKind, useRecordList } from '@/shared/records/useRecordList';
import { type WithRawJson } from '@/shared/records/withRawJson';
import { RiderList } from './RiderList';

interface Props<Row> {
  agency: string;
  userId: string;
  kind: RecordKind<Row>;
  label: string;
  /** The table's name in the preferences. */
  table: string;
  buildColumns: BuildColumns<Row>;
  /** The message when the list cannot be loaded. */
  message: RiderMessage;
}

/** A rider's passes or purchase orders. */
export function RiderRecordsTab<Row extends WithRawJson>(props: Props<Row>) {
  const { agency, userId, kind, buildColumns, ...listProps } = props;
  const arg = { agency, userId };
  return (
    <RiderList
      {...arg}
      {...listProps}
      {...useRecordList(kind, arg, useListRefetchPolicy())}
      nouns={kind.nouns}
      columns={useRecordColumns(buildColumns, agency)}
      pages={kind.createPageSource(arg)}
    />
  );
}
