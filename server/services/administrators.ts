import { conflict, HttpError } from '../http/httpErrors';
import { buildPageResponse, parsePage } from '../http/paging';
import type { AdminRouteContext, RouteResponse } from '../http/route';
import { parseOrderBy, type SortOptions } from '../http/sorting';
import { literal, object, optional } from '../http/validators';
import { email, newPassword, telephone } from './fieldValidators';

const ADMINISTRATOR_SORTING: SortOptions = {
  fields: ['user_id', 'rmid', 'email', 'telephone_number'],
  field: 'user_id',
  order: 'asc',
  tieBreaker: 'user_id',
};

const administratorBody = object({
  email,
  password: newPassword,
  // Always 0 for a new administrator (section 3 of the specification).
  rmid: literal(0),
  telephoneNumber: optional(telephone),
});

export function getAdministrators({ db, agency, query }: AdminRouteContext): RouteResponse {
  const page = parsePage(query, { defaultPerPage: 10 });
  const from = "FROM staff WHERE agency_id = ? AND type = 'administrator'";
  const sql = `SELECT user_id, rmid, email, telephone_number ${from} ${parseOrderBy(query, ADMINISTRATOR_SORTING)} LIMIT ? OFFSET ?`;
  const total = db.get<{ total: number }>(`SELECT count(*) AS total ${from}`, agency.id)?.total;
  return buildPageResponse(db.all(sql, agency.id, page.limit + 1, page.offset), page, total);
}

/** Creates an administrator, who can sign in immediately. */
export async function createAdministrator(context: AdminRouteContext): Promise<RouteResponse> {
  const { db, agency, now } = context;
  const { email: emailAddress, password, rmid, telephoneNumber } = context.body(administratorBody);
  const hash = await context.passwordHasher.hash(password);
  return context.write(() => {
    const sql = 'SELECT type FROM staff WHERE agency_id = ? AND email = ?';
    const existing = db.get<{ type: string }>(sql, agency.id, emailAddress);
    if (existing?.type === 'administrator') throw conflict('An administrator with this e-mail exists.');
    // A user of another type has this e-mail address. The real platform reports this as a violated database key.
    if (existing)
      throw new HttpError(400, 'db_error', 'The administrator could not be stored.', {
        extra: 'staff_email_key',
      });
    const userId = db.insert(
      `INSERT INTO staff (agency_id, type, rmid, email, telephone_number, password_hash, created)
       VALUES (?, 'administrator', ?, ?, ?, ?, ?)`,
      agency.id,
      rmid,
      emailAddress,
      telephoneNumber ?? null,
      hash,
      now().toISOString(),
    );
    return { status: 201, body: { user_id: userId } };
  });
}
