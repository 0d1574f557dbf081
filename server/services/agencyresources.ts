import { RESOURCE_KINDS } from '../db/seed/resources';
import { notFound } from '../http/httpErrors';
import { adminRoute, type Route } from '../http/route';

export const agencyresourcesRoutes: Route[] = [
  adminRoute('GET', '/agencyresources/api/v2/resources/:agency/:kind', ({ db, agency, params }) => {
    const kind = params.kind ?? '';
    if (!RESOURCE_KINDS.includes(kind)) throw notFound('The resource');
    const sql = `SELECT client_type, content, start_date, end_date FROM resources
      WHERE agency_id = ? AND kind = ? ORDER BY id`;
    return { body: db.all(sql, agency.id, kind) };
  }),
];
