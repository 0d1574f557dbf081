import { notFound } from '../http/problems';
import { admin, type AdminCall, type Answer, type Route } from '../http/route';
import { correctPayment } from './correction';
import { idOf } from './ids';
import { findPayment, mediumAliases, paymentAnswer } from './paymentRows';
import { getPurchases } from './purchases';

const BASE = '/payment/api/v4';

export const paymentRoutes: Route[] = [
  admin('GET', `${BASE}/payment/:id`, getPayment),
  admin('GET', `${BASE}/mediums`, ({ db, agency }) => ({
    body: db.all('SELECT medium, alias FROM payment_mediums WHERE agency_id = ? ORDER BY medium', agency.id),
  })),
  admin('POST', `${BASE}/correction/payment/:id`, correctPayment),
  admin('GET', `${BASE}/purchase`, getPurchases),
];

function getPayment({ db, agency, params }: AdminCall): Answer {
  const payment = findPayment(db, agency.id, idOf(params.id));
  if (!payment) throw notFound('The payment');
  return { body: paymentAnswer(payment, mediumAliases(db, agency.id)) };
}
