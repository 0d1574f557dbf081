import { skipToken } from '@reduxjs/toolkit/query/react';
import { passesPages, useListPassesInfiniteQuery } from '@/api/mobileticketview';
import { RIDER_MESSAGE_INDEX } from '@/domain/failureTexts/riderProfile';
import { useInfiniteRows } from '@/shared/lists/useInfiniteRows';
import { NO_RECONNECT_REFETCH } from '@/shared/lists/useListRefetchPolicy';
import { riderPassColumns } from '@/shared/records/passColumns';
import { findRecord, isLookupNeeded } from '@/shared/records/recordLookup';
import { getRecordKey } from '@/shared/records/useOpenRecord';
import { useRecordParam } from '@/shared/records/useRecordParam';
import { RiderRecordList } from './RiderRecordList';

const NOUNS = { singular: 'pass', plural: 'passes' };

export function PassesTab({ agency, userId }: { agency: string; userId: string }) {
  const list = useInfiniteRows(
    useListPassesInfiniteQuery({ agency, userId }, NO_RECONNECT_REFETCH),
    getRecordKey,
  );
  const recordParam = useRecordParam();
  const passById = useListPassesInfiniteQuery(
    isLookupNeeded(recordParam.id, list) ? { agency, userId, id: recordParam.id } : skipToken,
    NO_RECONNECT_REFETCH,
  );
  return (
    <RiderRecordList
      label="Passes"
      columns={riderPassColumns}
      list={list}
      recordParam={recordParam}
      lookup={findRecord(recordParam.id, passById)}
      agency={agency}
      userId={userId}
      table="rider-passes"
      nouns={NOUNS}
      pages={passesPages({ agency, userId })}
      messageIndex={RIDER_MESSAGE_INDEX.passes}
      emptyTitle="This rider has no passes yet"
      recordName="Pass"
    />
  );
}
