import { toRiderKey } from '../db/riderKey';
import { notFound } from '../http/httpErrors';
import { parseId } from '../http/request/parseId';
import { adminRoute, type Route } from '../http/route';

export const balanceRoutes: Route[] = [
  adminRoute('GET', '/balance/api/v2/balances/:userId', ({ db, agency, params }) => {
    const key = toRiderKey(agency.id, parseId(params.userId));
    const rider = db.get<{ amount: number | null }>('SELECT amount FROM riders WHERE key = ?', key);
    if (!rider) throw notFound('The rider');
    // A missing balance is an empty list.
    return { body: rider.amount === null ? [] : [{ amount: rider.amount }] };
  }),
];
