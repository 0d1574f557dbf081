import { riderKey } from '../db/riderKey';
import { notFound } from '../http/problems';
import { admin, type Route } from '../http/route';
import { idOf } from './ids';

export const balanceRoutes: Route[] = [
  admin('GET', '/balance/api/v2/balances/:userId', ({ db, agency, params }) => {
    const key = riderKey(agency.id, idOf(params.userId));
    const rider = db.get<{ amount: number | null }>('SELECT amount FROM riders WHERE key = ?', key);
    if (!rider) throw notFound('The rider');
    return { body: rider.amount === null ? [] : [{ amount: rider.amount }] };
  }),
];
