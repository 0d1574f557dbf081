import { notFound } from '../http/problems';
import { admin, pso, type Route } from '../http/route';
import { idOf } from './ids';

const BASE = '/pspaccount/api/v3';

export const pspaccountRoutes: Route[] = [
  pso('GET', `${BASE}/account/agency/:id`, ({ db, params, query }) => {
    const account = db.get(
      'SELECT id, psp_id, payment_medium FROM provider_accounts WHERE agency_id = ? AND payment_medium = ?',
      idOf(params.id),
      query.required('payment_medium'),
    );
    if (!account) throw notFound('An account for this medium');
    return { body: account };
  }),
  admin('GET', `${BASE}/psp/:pspID`, ({ db, params }) => {
    const provider = db.get('SELECT id, name FROM providers WHERE id = ?', idOf(params.pspID));
    if (!provider) throw notFound('The payment provider');
    return { body: provider };
  }),
];
