import { askAhead, type FirstCalls } from '../../api/client/askAhead';
import { mobileticketviewApi, useListPassesInfiniteQuery } from '../../api/mobileticketview';
import { useFreshness } from '../common/useFreshness';
import { useIdFilter } from '../common/useIdFilter';
import { useInfiniteRows } from '../common/useInfiniteRows';
import { keyOfRecord } from '../common/useOpenRecord';

/** The first page of all. */
export const firstCalls: FirstCalls = ({ abbreviation: agency = '' }) => [
  askAhead(mobileticketviewApi.endpoints.listPasses, { agency, id: '' }),
];

/** An agency's passes, or the one of an id. A new id is a new cache entry, so page 1 and no rows of the old one. */
export function usePasses(agency: string) {
  const filter = useIdFilter();
  const query = useListPassesInfiniteQuery({ agency, id: filter.settled }, useFreshness());
  return { filter, list: useInfiniteRows(query, keyOfRecord) };
}
