import { mobileticketviewApi, passesPages } from '@/api/mobileticketview';
import { type Pass } from '@/domain/entities/pass';
import { RIDER_MESSAGE_INDEX } from '@/domain/failureTexts/riderProfile';
import { riderPassColumns } from '@/shared/records/passColumns';
import { useRecordList } from '@/shared/records/useRecordList';
import { RiderList } from './RiderList';

const NOUNS = { singular: 'pass', plural: 'passes' };

export function PassesTab({ agency, userId }: { agency: string; userId: string }) {
  const arg = { agency, userId };
  return (
    <RiderList
      {...arg}
      {...useRecordList<Pass>(mobileticketviewApi.endpoints.listPasses, arg, 'Pass')}
      label="Passes"
      nouns={NOUNS}
      table="rider-passes"
      columns={riderPassColumns}
      pages={passesPages(arg)}
      messageIndex={RIDER_MESSAGE_INDEX.passes}
    />
  );
}
