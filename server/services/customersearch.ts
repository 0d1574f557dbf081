import { listPage } from '../db/listPage';
import { riderMatches } from '../db/riderMatches';
import { type SearchTerm, searchTerm } from '../db/riderSearch';
import { rowCount } from '../db/rowCounts';
import { type Page, pageAnswer, readPage } from '../http/paging';
import { admin, type AdminCall, type Route } from '../http/route';
import { readSort, type Sorting } from '../http/sorting';

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
// Within an agency the key is in the order of the user ids.
const LISTED: Sorting = {
  fields: FIELDS,
  field: 'user_id',
  order: 'desc',
  last: 'key',
  columns: { user_id: 'key' },
};

export const customersearchRoutes: Route[] = [
  admin('GET', '/customersearch/api/v3/riders', (call) => {
    const page = readPage(call.query, 10);
    const term = searchTerm(call.query.text('term') ?? '');
    if (term) return pageAnswer(findRiders(call, term, page), page);
    return call.db.snapshot(() =>
      pageAnswer(listRiders(call, page), page, rowCount(call.db, call.agency.id, 'riders')),
    );
  }),
];

function listRiders({ db, agency, query }: AdminCall, page: Page): unknown[] {
  const { column, order } = readSort(query, LISTED);
  const list = { table: 'riders', column, agencyId: agency.id } as const;
  return listPage(db, list, order, FIELDS.join(', '), { limit: page.limit + 1, offset: page.offset });
}

function findRiders({ db, agency, query }: AdminCall, term: SearchTerm, page: Page): unknown[] {
  const { column, order } = readSort(query, LISTED);
  const search = { agencyId: agency.id, term, column, order };
  return db.snapshot(() =>
    riderMatches(db, search, FIELDS.join(', '), { limit: page.limit + 1, offset: page.offset }),
  );
}
