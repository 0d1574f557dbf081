import { z } from 'zod';
import { conflict, HttpError } from '../../http/httpErrors';
import { email, newPassword, telephone } from '../../http/request/fieldSchemas';
import { pageParams, readShortListPage } from '../../http/request/paging';
import { type SortOptions, sortParams, toSort } from '../../http/request/sorting';
import type { AdminRouteContext, RouteResponse } from '../../http/route';

const ADMINISTRATOR_SORTING: SortOptions = {
  fields: ['user_id', 'rmid', 'email', 'telephone_number'],
  field: 'user_id',
  order: 'asc',
  tieBreaker: 'user_id',
};

export const administratorsSchemas = {
  query: z.object({ ...pageParams(10), ...sortParams(ADMINISTRATOR_SORTING) }),
};

export const createAdministratorSchemas = {
  body: z.strictObject({
    email,
    password: newPassword,
    // Always 0 for a new administrator (section 3 of the specification).
    rmid: z.literal(0),
    telephoneNumber: telephone.optional(),
  }),
};

export function getAdministrators({
  db,
  agency,
  query,
}: AdminRouteContext<typeof administratorsSchemas>): RouteResponse {
  return readShortListPage(db, query, {
    columns: 'user_id, rmid, email, telephone_number',
    from: "FROM staff WHERE agency_id = ? AND type = 'administrator'",
    values: [agency.id],
    orderBy: toSort(ADMINISTRATOR_SORTING, query.sort_field, query.sort_order).orderBy,
  });
}

/** Creates an administrator, who can sign in immediately. */
export async function createAdministrator(
  context: AdminRouteContext<typeof createAdministratorSchemas>,
): Promise<RouteResponse> {
  const { db, agency, now } = context;
  const { email: emailAddress, password, rmid, telephoneNumber } = context.body;
  const hash = await context.passwordHasher.hash(password);
  return context.write(() => {
    const sql = 'SELECT type FROM staff WHERE agency_id = ? AND email = ?';
    const existing = db.get<{ type: string }>(sql, agency.id, emailAddress);
    if (existing?.type === 'administrator') throw conflict('An administrator with this email exists.');
    // A user of another type has this email address. The real platform reports this as a violated database key.
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
    return {
      response: { status: 201, body: { user_id: userId } },
      change: {
        object: `administrator ${userId}`,
        before: null,
        after: JSON.stringify({ email: emailAddress, telephoneNumber }),
      },
    };
  });
}
