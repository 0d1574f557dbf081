import { notFound } from '../http/httpErrors';
import { parseId } from '../http/request/parseId';
import { adminRoute, type AdminRouteContext, type Route, type RouteResponse } from '../http/route';
import { correctionSchemas, correctPayment } from './sales/paymentCorrection';
import { findPayment, readMediumAliases, toPaymentBody } from './sales/paymentRows';
import { getPurchaseOrders, purchaseOrdersSchemas } from './sales/purchaseOrders';

const BASE = '/payment/api/v4';

export const paymentRoutes: Route[] = [
  adminRoute('GET', `${BASE}/payment/:id`, getPayment),
  adminRoute('GET', `${BASE}/mediums`, ({ db, agency }) => ({
    body: db.all('SELECT medium, alias FROM payment_mediums WHERE agency_id = ? ORDER BY medium', agency.id),
  })),
  adminRoute('POST', `${BASE}/correction/payment/:id`, correctPayment, correctionSchemas),
  adminRoute('GET', `${BASE}/purchase`, getPurchaseOrders, purchaseOrdersSchemas),
];

function getPayment({ db, agency, params }: AdminRouteContext): RouteResponse {
  const payment = findPayment(db, agency.id, parseId(params.id));
  if (!payment) throw notFound('The payment');
  return { body: toPaymentBody(payment, readMediumAliases(db, agency.id)) };
}
