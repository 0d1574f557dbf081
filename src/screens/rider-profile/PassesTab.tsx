import { RIDER_MESSAGE_INDEX } from '@/domain/failureTexts/riderProfile';
import { buildRiderPassColumns, passes } from '@/shared/records/passes';
import { useRecordColumns } from '@/shared/records/useRecordColumns';
import { useRecordList } from '@/shared/records/useRecordList';
import { RiderList } from './RiderList';

export function PassesTab({ agency, userId }: { agency: string; userId: string }) {
  const arg = { agency, userId };
  return (
    <RiderList
      {...arg}
      {...useRecordList(passes, arg)}
      label="Passes"
      nouns={passes.nouns}
      table="rider-passes"
      columns={useRecordColumns(buildRiderPassColumns, agency)}
      pages={passes.pages(arg)}
      messageIndex={RIDER_MESSAGE_INDEX.passes}
    />
  );
}
