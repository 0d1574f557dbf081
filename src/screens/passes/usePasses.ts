import { skipToken } from '@reduxjs/toolkit/query/react';
import { firstCall, type FirstCalls } from '@/api/client/firstCall';
import { mobileticketviewApi, passesPage, useListPassesInfiniteQuery } from '@/api/mobileticketview';
import { isSought, recordIn } from '../common/soughtRecord';
import { KEEPS_PLACE, useFreshness } from '../common/useFreshness';
import { useIdFilter } from '../common/useIdFilter';
import { useInfiniteRows } from '../common/useInfiniteRows';
import { keyOfRecord } from '../common/useOpenRecord';
import { useRecordAddress } from '../common/useRecordAddress';

/** The first page of all. */
export const firstCalls: FirstCalls = ({ abbreviation: agency = '' }) => [
  firstCall(mobileticketviewApi.endpoints.listPasses, { agency, id: '' }),
];

/** An agency's passes, or the one of an id. A new id is a new cache entry, so page 1 and no rows of the old one. */
export function usePasses(agency: string) {
  const filter = useIdFilter();
  const query = useListPassesInfiniteQuery({ agency, id: filter.settled }, useFreshness());
  const list = useInfiniteRows(query, keyOfRecord);
  const record = useRecordAddress();
  const byId = useListPassesInfiniteQuery(
    isSought(record.id, list) ? { agency, id: record.id } : skipToken,
    KEEPS_PLACE,
  );
  return {
    filter,
    list,
    record,
    sought: recordIn(record.id, byId),
    request: (page: number) => passesPage({ agency, id: filter.settled }, page),
  };
}
