import { adminRoute, type Route } from '../http/route';

export const reportsRoutes: Route[] = [
  adminRoute('GET', '/reports/api/v1/reportList', ({ db, agency }) => ({
    body: db.all('SELECT prettyname FROM reports WHERE agency_id = ? ORDER BY id', agency.id),
  })),
];
