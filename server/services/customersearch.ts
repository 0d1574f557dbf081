import { z } from 'zod';
import { findMatchingRiders } from '../db/findMatchingRiders';
import { readListPage } from '../db/listPage';
import { parseSearchTerm, type SearchTerm } from '../db/riderSearch';
import { getRowCount } from '../db/rowCounts';
import { buildPageResponse, type Page, pageParams, toPage } from '../http/request/paging';
import { optionalText } from '../http/request/querySchemas';
import { type SortOptions, sortParams, toSort } from '../http/request/sorting';
import { adminRoute, type AdminRouteContext, type Route, type RouteResponse } from '../http/route';

const FIELDS = [
  'user_id',
  'rmid',
  'customer_internal_id',
  'first_name',
  'last_name',
  'email',
  'a_telephone_number',
  'p_telephone_number',
  'date_of_birth',
  'smartcard_id',
  'smartcard',
  'smartcard_status',
  'concession_type',
  'rider_type',
  'amount',
];
// Within an agency, riders sorted by key are sorted by user id.
const SORT_OPTIONS: SortOptions = {
  fields: FIELDS,
  field: 'user_id',
  order: 'desc',
  tieBreaker: 'key',
  columns: { user_id: 'key' },
};

const ridersSchemas = {
  query: z.object({ ...pageParams(10), term: optionalText, ...sortParams(SORT_OPTIONS) }),
};
type RidersContext = AdminRouteContext<typeof ridersSchemas>;

export const customersearchRoutes: Route[] = [
  adminRoute('GET', '/customersearch/api/v3/riders', getRiders, ridersSchemas),
];

function getRiders(context: RidersContext): RouteResponse {
  const { db, agency, query } = context;
  const page = toPage(query.page, query.per_page);
  const term = parseSearchTerm(query.term ?? '');
  if (term) return buildPageResponse(findRiders(context, term, page), page);
  return db.snapshot(() =>
    buildPageResponse(listRiders(context, page), page, getRowCount(db, agency.id, 'riders')),
  );
}

function listRiders({ db, agency, query }: RidersContext, page: Page): unknown[] {
  const { column, order: direction } = toSort(SORT_OPTIONS, query.sort_field, query.sort_order);
  const sortedList = { table: 'riders', column, agencyId: agency.id } as const;
  return readListPage(db, sortedList, direction, FIELDS.join(', '), {
    limit: page.limit + 1,
    offset: page.offset,
  });
}

function findRiders({ db, agency, query }: RidersContext, term: SearchTerm, page: Page): unknown[] {
  const { column, order } = toSort(SORT_OPTIONS, query.sort_field, query.sort_order);
  const search = { agencyId: agency.id, term, column, order };
  return db.snapshot(() =>
    findMatchingRiders(db, search, FIELDS.join(', '), { limit: page.limit + 1, offset: page.offset }),
  );
}
