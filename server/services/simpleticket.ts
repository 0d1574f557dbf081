import { adminRoute, type Route } from '../http/route';

/** The coupons of an agency, which the platform calls simple tickets. */
export const simpleticketRoutes: Route[] = [
  adminRoute('GET', '/simpleticket/api/v1/tickets', ({ db, agency }) => ({
    body: db.all(
      'SELECT id, display_name, value, created, updated FROM tickets WHERE agency_id = ? ORDER BY id',
      agency.id,
    ),
  })),
];
