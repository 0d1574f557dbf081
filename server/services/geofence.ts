import { buildPageResponse, parsePage } from '../http/paging';
import { adminRoute, type Route } from '../http/route';

export const geofenceRoutes: Route[] = [
  adminRoute('GET', '/geofence/api/v1/geofences', ({ db, agency, query }) => {
    const page = parsePage(query, { defaultPerPage: 30 });
    const from = 'FROM geofences WHERE agency_id = ?';
    const sql = `SELECT id, name, radius, created ${from} ORDER BY id LIMIT ? OFFSET ?`;
    const total = db.get<{ total: number }>(`SELECT count(*) AS total ${from}`, agency.id)?.total;
    return buildPageResponse(db.all(sql, agency.id, page.limit + 1, page.offset), page, total);
  }),
];
