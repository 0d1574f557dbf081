import { NEWEST_FIRST, RIDER_TABLE_PAGE_SIZE, PASSES_AND_ORDERS_PAGE_SIZE } from '@/domain/limits';

/** Passes or purchase orders of an agency: all, the one of an id, or those of one rider. */
export interface PassOrPurchaseArg {
  agency: string;
  /** Empty for all. */
  id?: string;
  userId?: string;
}

/** The query of one page: 30 rows of an agency's list, 10 of a rider profile's (specification 9). */
export function buildPassOrPurchaseQuery({ id, userId }: PassOrPurchaseArg, page: number) {
  return {
    id: id === '' ? undefined : id,
    user_id: userId,
    page,
    per_page: userId === undefined ? PASSES_AND_ORDERS_PAGE_SIZE : RIDER_TABLE_PAGE_SIZE,
    ...NEWEST_FIRST,
  };
}
