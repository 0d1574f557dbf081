import { skipToken } from '@reduxjs/toolkit/query/react';
import { passesPage, useListPassesInfiniteQuery } from '@/api/mobileticketview';
import { isSought, recordIn } from '../common/soughtRecord';
import { KEEPS_PLACE } from '../common/useFreshness';
import { useInfiniteRows } from '../common/useInfiniteRows';
import { keyOfRecord } from '../common/useOpenRecord';
import { useRecordAddress } from '../common/useRecordAddress';
import { passColumns } from './passColumns';
import { RiderRecords } from './RiderRecords';

const NOUNS = { one: 'pass', many: 'passes' };

/** The rider's passes, to read. */
export function PassesTab({ agency, userId }: { agency: string; userId: string }) {
  const list = useInfiniteRows(useListPassesInfiniteQuery({ agency, userId }, KEEPS_PLACE), keyOfRecord);
  const record = useRecordAddress();
  const byId = useListPassesInfiniteQuery(
    isSought(record.id, list) ? { agency, userId, id: record.id } : skipToken,
    KEEPS_PLACE,
  );
  return (
    <RiderRecords
      label="Passes"
      columns={passColumns}
      list={list}
      record={record}
      sought={recordIn(record.id, byId)}
      agency={agency}
      userId={userId}
      table="rider-passes"
      nouns={NOUNS}
      request={(page) => passesPage({ agency, userId }, page)}
      messageIndex={3}
      emptyTitle="This rider has no passes yet"
      recordName="Pass"
    />
  );
}
