import { z } from 'zod';
import { readListPage } from '../db/listPage';
import { getRowCount } from '../db/rowCounts';
import { buildPageResponse, pageParams, toPage } from '../http/request/paging';
import { adminRoute, type AdminRouteContext, type Route, type RouteResponse } from '../http/route';

const BASE = '/smartcard/api/v2';

const smartcardsSchemas = { query: z.object(pageParams(30)) };

export const smartcardRoutes: Route[] = [
  adminRoute('GET', `${BASE}/smartcards`, getSmartcards, smartcardsSchemas),
  adminRoute('GET', `${BASE}/keys/sector`, ({ db, agency }) => ({
    body: db.all(
      'SELECT id, key_a, key_b, access_code, updated FROM smartcard_keys WHERE agency_id = ? ORDER BY id',
      agency.id,
    ),
  })),
];

/**
 * The smartcards are columns of the table riders. In the list by smartcard id, riders without one come first: their id is
 * NULL, or 0.
 */
function getSmartcards({ db, agency, query }: AdminRouteContext<typeof smartcardsSchemas>): RouteResponse {
  const page = toPage(query.page, query.per_page);
  const list = { table: 'riders', column: 'smartcard_id', agencyId: agency.id } as const;
  const columns = 'smartcard_id AS id, smartcard AS serial_number, smartcard_status AS status, user_id';
  return db.snapshot(() => {
    const total = getRowCount(db, agency.id, 'smartcards');
    const ridersWithoutCard = getRowCount(db, agency.id, 'riders') - total;
    const rows = readListPage(db, list, 'asc', columns, {
      limit: page.limit + 1,
      offset: ridersWithoutCard + page.offset,
    });
    return buildPageResponse(rows, page, total);
  });
}
