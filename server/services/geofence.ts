import { pageAnswer, readPage } from '../http/paging';
import { admin, type Route } from '../http/route';

export const geofenceRoutes: Route[] = [
  admin('GET', '/geofence/api/v1/geofences', ({ db, agency, query }) => {
    const page = readPage(query, 30);
    const from = 'FROM geofences WHERE agency_id = ?';
    const sql = `SELECT id, name, radius, created ${from} ORDER BY id LIMIT ? OFFSET ?`;
    const total = db.get<{ total: number }>(`SELECT count(*) AS total ${from}`, agency.id)?.total;
    return pageAnswer(db.all(sql, agency.id, page.limit + 1, page.offset), page, total);
  }),
];
