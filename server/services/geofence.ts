import { z } from 'zod';
import { countRows } from '../db/rowCounts';
import { buildPageResponse, pageParams, toPage } from '../http/request/paging';
import { adminRoute, type AdminRouteContext, type Route, type RouteResponse } from '../http/route';

const schemas = { query: z.object(pageParams(30)) };

export const geofenceRoutes: Route[] = [
  adminRoute('GET', '/geofence/api/v1/geofences', getGeofences, schemas),
];

function getGeofences({ db, agency, query }: AdminRouteContext<typeof schemas>): RouteResponse {
  const page = toPage(query.page, query.per_page);
  const from = 'FROM geofences WHERE agency_id = ?';
  const sql = `SELECT id, name, radius, created ${from} ORDER BY id LIMIT ? OFFSET ?`;
  const total = countRows(db, from, agency.id);
  return buildPageResponse(db.all(sql, agency.id, page.limit + 1, page.offset), page, total);
}
