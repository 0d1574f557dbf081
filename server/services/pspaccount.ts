import { z } from 'zod';
import { notFound } from '../http/httpErrors';
import { parseId } from '../http/request/parseId';
import { requiredText } from '../http/request/querySchemas';
import { adminRoute, psoRoute, type Route } from '../http/route';

const BASE = '/pspaccount/api/v3';

/** Accounts of agencies at payment service providers (psp). */
export const pspaccountRoutes: Route[] = [
  psoRoute(
    'GET',
    `${BASE}/account/agency/:id`,
    ({ db, params, query }) => {
      const sql =
        'SELECT id, psp_id, payment_medium FROM provider_accounts WHERE agency_id = ? AND payment_medium = ?';
      const account = db.get(sql, parseId(params.id), query.payment_medium);
      if (!account) throw notFound('An account for this medium');
      return { body: account };
    },
    { query: z.object({ payment_medium: requiredText }) },
  ),
  adminRoute('GET', `${BASE}/psp/:pspID`, ({ db, params }) => {
    const provider = db.get('SELECT id, name FROM providers WHERE id = ?', parseId(params.pspID));
    if (!provider) throw notFound('The payment provider');
    return { body: provider };
  }),
];
