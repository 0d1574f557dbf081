import { PASSES_AND_ORDERS_PAGE_SIZE, RIDER_PROFILE_PAGE_SIZE } from '@/domain/limits';
import { NEWEST_FIRST } from '@/domain/specifiedValues';
import { type PageSource } from './paging/pages';

/**
 * Argument of the lists of passes and of purchase orders: all of an agency, the one with an id, or those of a rider.
 */
export interface PassOrPurchaseArg {
  agency: string;
  /** An empty string is the same as no id. */
  id?: string;
  userId?: string;
}

/**
 * Builds a function that creates the page source of passes or of purchase orders: 30 rows in an agency's list, 10 rows in a
 * rider profile (section 9 of the specification).
 */
export function buildPageSourceCreator<Row>(path: string, schema: PageSource<Row>['schema']) {
  return ({ agency, id, userId }: PassOrPurchaseArg): PageSource<Row> => ({
    toRequest: (
      page,
      pageSize = userId === undefined ? PASSES_AND_ORDERS_PAGE_SIZE : RIDER_PROFILE_PAGE_SIZE,
    ) => ({
      audience: 'admin',
      agency,
      path,
      query: {
        id: id === '' ? undefined : id,
        user_id: userId,
        page,
        per_page: pageSize,
        ...NEWEST_FIRST,
      },
    }),
    schema,
  });
}
