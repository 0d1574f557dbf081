import { z } from 'zod';
import { pageParams, readShortListPage } from '../http/request/paging';
import { adminRoute, type AdminRouteContext, type Route, type RouteResponse } from '../http/route';

const schemas = { query: z.object(pageParams(30)) };

export const geofenceRoutes: Route[] = [
  adminRoute('GET', '/geofence/api/v1/geofences', getGeofences, schemas),
];

function getGeofences({ db, agency, query }: AdminRouteContext<typeof schemas>): RouteResponse {
  return readShortListPage(db, query, {
    columns: 'id, name, radius, created',
    from: 'FROM geofences WHERE agency_id = ?',
    values: [agency.id],
    orderBy: 'ORDER BY id',
  });
}
