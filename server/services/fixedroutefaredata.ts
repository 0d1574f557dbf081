import { z } from 'zod';
import { day } from '../http/request/fieldSchemas';
import { param } from '../http/request/querySchemas';
import { adminRoute, type AdminRouteContext, type Route, type RouteResponse } from '../http/route';

const faresSchemas = {
  query: z.object({ date: param(day.optional()) }),
};

export const fixedroutefaredataRoutes: Route[] = [
  adminRoute('GET', '/fixedroutefaredata/api/v1/fetchall', getFares, faresSchemas),
];

/** The fares of a day; the default is today. Products for a period are passes, not fares. */
function getFares({ db, agency, query, now }: AdminRouteContext<typeof faresSchemas>): RouteResponse {
  const date = query.date ?? now().toISOString().slice(0, 10);
  const fares = db.all<object>(
    "SELECT id, sku, name, price AS amount FROM products WHERE agency_id = ? AND fare_type <> 'period' ORDER BY id",
    agency.id,
  );
  return { body: { fares: fares.map((fare) => ({ ...fare, date })) } };
}
