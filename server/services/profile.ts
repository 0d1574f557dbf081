import { z } from 'zod';
import { toRiderKey } from '../db/riderKey';
import { buildSearchText, type SearchableRider } from '../db/riderSearch';
import { notFound } from '../http/httpErrors';
import { anyTelephone, integer, name } from '../http/request/fieldSchemas';
import { parseId } from '../http/request/parseId';
import { adminRoute, type AdminRouteContext, type Route, type RouteResponse } from '../http/route';

const BASE = '/profile/api/v3';

const profileSchemas = {
  body: z.strictObject({
    user_id: integer(1),
    first_name: name,
    last_name: name,
    cell_phone: anyTelephone.nullable().optional(),
  }),
};

export const profileRoutes: Route[] = [
  adminRoute('GET', `${BASE}/profile/:userId`, (context) => {
    const profile = findProfile(context, parseId(context.params.userId));
    if (!profile) throw notFound('The profile');
    return { body: profile };
  }),
  adminRoute('POST', `${BASE}/profile`, saveProfile, profileSchemas),
  adminRoute('GET', `${BASE}/concessions`, ({ db, agency }) => ({
    body: db.all(
      'SELECT id, concession_type, discount, label, created, updated FROM concessions WHERE agency_id = ? ORDER BY id',
      agency.id,
    ),
  })),
];

function findProfile({ db, agency }: AdminRouteContext, userId: number): unknown {
  const rider = db.get(
    `SELECT user_id, first_name, last_name, date_of_birth, p_telephone_number AS cell_phone, email, created
     FROM riders WHERE key = ?`,
    toRiderKey(agency.id, userId),
  );
  if (rider) return rider;
  const sql = `SELECT user_id, first_name, last_name, NULL AS date_of_birth, cell_phone, email, created
    FROM staff WHERE user_id = ? AND agency_id = ?`;
  return db.get(sql, userId, agency.id);
}

/** Updates the names and the telephone number of an existing user (staff or rider). */
function saveProfile(context: AdminRouteContext<typeof profileSchemas>): RouteResponse {
  const { db, agency } = context;
  const { user_id: userId, first_name: firstName, last_name: lastName, cell_phone: phone } = context.body;
  return context.write(() => {
    const values = [firstName, lastName, phone || null];
    const key = toRiderKey(agency.id, userId);
    const before = JSON.stringify(findProfile(context, userId) ?? null);
    const staffSql =
      'UPDATE staff SET first_name = ?, last_name = ?, cell_phone = ? WHERE user_id = ? AND agency_id = ?';
    const riderSql = 'UPDATE riders SET first_name = ?, last_name = ?, p_telephone_number = ? WHERE key = ?';
    if (db.run(staffSql, ...values, userId, agency.id) === 0) {
      if (db.run(riderSql, ...values, key) === 0) throw notFound('The user');
      updateSearchIndex(context, key);
    }
    const body = findProfile(context, userId);
    return {
      response: { body },
      change: { object: `profile ${userId}`, before, after: JSON.stringify(body) },
    };
  });
}

function updateSearchIndex({ db }: AdminRouteContext, key: number): void {
  const rider = db.get<SearchableRider>(
    `SELECT user_id AS userId, rmid, customer_internal_id AS customerInternalId, first_name AS firstName,
       last_name AS lastName, email, a_telephone_number AS aTelephone, p_telephone_number AS pTelephone,
       smartcard_id AS smartcardId, smartcard FROM riders WHERE key = ?`,
    key,
  );
  if (rider) db.run('UPDATE rider_search SET text = ? WHERE rowid = ?', buildSearchText(rider), key);
}
