import { RIDER_MESSAGE_INDEX } from '@/domain/failureTexts/riderProfile';
import { passes, riderPassColumns } from '@/shared/records/passes';
import { useRecordList } from '@/shared/records/useRecordList';
import { RiderList } from './RiderList';

export function PassesTab({ agency, userId }: { agency: string; userId: string }) {
  const arg = { agency, userId };
  return (
    <RiderList
      {...arg}
      {...useRecordList(passes, arg, 'Pass')}
      label="Passes"
      nouns={passes.nouns}
      table="rider-passes"
      columns={riderPassColumns}
      pages={passes.pages(arg)}
      messageIndex={RIDER_MESSAGE_INDEX.passes}
    />
  );
}
