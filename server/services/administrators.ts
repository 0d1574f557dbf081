import { literal, object, optional } from '../http/bodyChecks';
import { pageAnswer, readPage } from '../http/paging';
import { conflict, Problem } from '../http/problems';
import type { AdminCall, Answer } from '../http/route';
import { readSorting, type Sorting } from '../http/sorting';
import { email, newPassword, telephone } from './bodyParts';

const SORTING: Sorting = {
  fields: ['user_id', 'rmid', 'email', 'telephone_number'],
  field: 'user_id',
  order: 'asc',
  last: 'user_id',
};

const administratorBody = object({
  email,
  password: newPassword,
  rmid: literal(0),
  telephoneNumber: optional(telephone),
});

/** The agency's administrators. */
export function getAdministrators({ db, agency, query }: AdminCall): Answer {
  const page = readPage(query, 10);
  const from = "FROM staff WHERE agency_id = ? AND type = 'administrator'";
  const sql = `SELECT user_id, rmid, email, telephone_number ${from} ${readSorting(query, SORTING)} LIMIT ? OFFSET ?`;
  const total = db.get<{ total: number }>(`SELECT count(*) AS total ${from}`, agency.id)?.total;
  return pageAnswer(db.all(sql, agency.id, page.limit + 1, page.offset), page, total);
}

/** Registers an administrator, who can sign in at once. */
export async function createAdministrator(call: AdminCall): Promise<Answer> {
  const { db, agency, now } = call;
  const { email: address, password, rmid, telephoneNumber } = call.body(administratorBody);
  const hash = await call.passwords.hash(password);
  return call.write(() => {
    const sql = 'SELECT type FROM staff WHERE agency_id = ? AND email = ?';
    const known = db.get<{ type: string }>(sql, agency.id, address);
    if (known?.type === 'administrator') throw conflict('An administrator with this e-mail exists.');
    // Another kind of user has the address: the table's own key refuses it.
    if (known)
      throw new Problem(400, 'db_error', 'The administrator could not be stored.', {
        extra: 'staff_email_key',
      });
    const userId = db.insert(
      `INSERT INTO staff (agency_id, type, rmid, email, telephone_number, password_hash, created)
       VALUES (?, 'administrator', ?, ?, ?, ?, ?)`,
      agency.id,
      rmid,
      address,
      telephoneNumber ?? null,
      hash,
      now().toISOString(),
    );
    return { status: 201, body: { user_id: userId } };
  });
}
