import { findMatchingRiders } from '../db/findMatchingRiders';
import { readListPage } from '../db/listPage';
import { parseSearchTerm, type SearchTerm } from '../db/riderSearch';
import { getRowCount } from '../db/rowCounts';
import { buildPageResponse, type Page, parsePage } from '../http/paging';
import { adminRoute, type AdminRouteContext, type Route } from '../http/route';
import { parseSort, type SortOptions } from '../http/sorting';

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

export const customersearchRoutes: Route[] = [
  adminRoute('GET', '/customersearch/api/v3/riders', (context) => {
    const page = parsePage(context.query, { defaultPerPage: 10 });
    const term = parseSearchTerm(context.query.getString('term') ?? '');
    if (term) return buildPageResponse(findRiders(context, term, page), page);
    return context.db.snapshot(() =>
      buildPageResponse(
        listRiders(context, page),
        page,
        getRowCount(context.db, context.agency.id, 'riders'),
      ),
    );
  }),
];

function listRiders({ db, agency, query }: AdminRouteContext, page: Page): unknown[] {
  const { column, order: direction } = parseSort(query, SORT_OPTIONS);
  const sortedList = { table: 'riders', column, agencyId: agency.id } as const;
  return readListPage(db, sortedList, direction, FIELDS.join(', '), {
    limit: page.limit + 1,
    offset: page.offset,
  });
}

function findRiders({ db, agency, query }: AdminRouteContext, term: SearchTerm, page: Page): unknown[] {
  const { column, order } = parseSort(query, SORT_OPTIONS);
  const search = { agencyId: agency.id, term, column, order };
  return db.snapshot(() =>
    findMatchingRiders(db, search, FIELDS.join(', '), { limit: page.limit + 1, offset: page.offset }),
  );
}
