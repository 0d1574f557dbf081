import { z } from 'zod';
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

function getSmartcards({ db, agency, query }: AdminRouteContext<typeof smartcardsSchemas>): RouteResponse {
  const page = toPage(query.page, query.per_page);

  // The smartcards are columns of the table riders; rows without one have no smartcard id.
  const rows = db.all(
    `SELECT smartcard_id AS id, smartcard AS serial_number, smartcard_status AS status, user_id
     FROM riders WHERE agency_id = ? AND smartcard_id > 0
     ORDER BY smartcard_id, key LIMIT ? OFFSET ?`,
    agency.id,
    page.limit + 1,
    page.offset,
  );
  return buildPageResponse(rows, page, getRowCount(db, agency.id, 'smartcards'));
}
