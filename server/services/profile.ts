import { riderKey } from '../db/riderKey';
import { type SearchedRider, searchText } from '../db/riderSearch';
import { integer, nullable, object, optional, text } from '../http/bodyChecks';
import { notFound } from '../http/problems';
import { admin, type AdminCall, type Answer, type Route } from '../http/route';
import { idOf } from './ids';

const BASE = '/profile/api/v3';

const profileBody = object({
  user_id: integer(1),
  first_name: text(1, 300),
  last_name: text(1, 300),
  cell_phone: optional(nullable(text(0, 40))),
});

export const profileRoutes: Route[] = [
  admin('GET', `${BASE}/profile/:userId`, (call) => {
    const profile = findProfile(call, idOf(call.params.userId));
    if (!profile) throw notFound('The profile');
    return { body: profile };
  }),
  admin('POST', `${BASE}/profile`, saveProfile),
  admin('GET', `${BASE}/concessions`, ({ db, agency }) => ({
    body: db.all(
      'SELECT id, concession_type, discount, label, created, updated FROM concessions WHERE agency_id = ? ORDER BY id',
      agency.id,
    ),
  })),
];

function findProfile({ db, agency }: AdminCall, userId: number): unknown {
  const rider = db.get(
    `SELECT user_id, first_name, last_name, date_of_birth, p_telephone_number AS cell_phone, email, created
     FROM riders WHERE key = ?`,
    riderKey(agency.id, userId),
  );
  if (rider) return rider;
  const sql = `SELECT user_id, first_name, last_name, NULL AS date_of_birth, cell_phone, email, created
    FROM staff WHERE user_id = ? AND agency_id = ?`;
  return db.get(sql, userId, agency.id);
}

/** Writes names and telephone of a user that exists, staff or rider. */
function saveProfile(call: AdminCall): Answer {
  const { db, agency } = call;
  const { user_id: userId, first_name: first, last_name: last, cell_phone: phone } = call.body(profileBody);
  return call.write(() => {
    const values = [first, last, phone || null];
    const key = riderKey(agency.id, userId);
    const staffSql =
      'UPDATE staff SET first_name = ?, last_name = ?, cell_phone = ? WHERE user_id = ? AND agency_id = ?';
    const riderSql = 'UPDATE riders SET first_name = ?, last_name = ?, p_telephone_number = ? WHERE key = ?';
    if (db.run(staffSql, ...values, userId, agency.id) === 0) {
      if (db.run(riderSql, ...values, key) === 0) throw notFound('The user');
      updateSearch(call, key);
    }
    return { body: findProfile(call, userId) };
  });
}

function updateSearch({ db }: AdminCall, key: number): void {
  const rider = db.get<SearchedRider>(
    `SELECT user_id AS userId, rmid, customer_internal_id AS customerInternalId, first_name AS firstName,
       last_name AS lastName, email, a_telephone_number AS aTelephone, p_telephone_number AS pTelephone,
       smartcard_id AS smartcardId, smartcard FROM riders WHERE key = ?`,
    key,
  );
  if (rider) db.run('UPDATE rider_search SET text = ? WHERE rowid = ?', searchText(rider), key);
}
