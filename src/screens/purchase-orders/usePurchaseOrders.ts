import { askAhead, type FirstCalls } from '../../api/client/askAhead';
import { paymentApi, useListPurchasesInfiniteQuery } from '../../api/payment';
import { useFreshness } from '../common/useFreshness';
import { useIdFilter } from '../common/useIdFilter';
import { useInfiniteRows } from '../common/useInfiniteRows';
import { keyOfRecord } from '../common/useOpenRecord';

/** The first page of all. */
export const firstCalls: FirstCalls = ({ abbreviation: agency = '' }) => [
  askAhead(paymentApi.endpoints.listPurchases, { agency, id: '' }),
];

/** An agency's purchase orders, or the one of an id, each id with a cache entry of its own. */
export function usePurchaseOrders(agency: string) {
  const filter = useIdFilter();
  const query = useListPurchasesInfiniteQuery({ agency, id: filter.settled }, useFreshness());
  return { filter, list: useInfiniteRows(query, keyOfRecord) };
}
