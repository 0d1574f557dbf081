import { z } from 'zod';
import { checkSignIn, toAccount } from '../auth/signIn';
import { toOperatorSubject } from '../http/authorization';
import { conflict, notFound } from '../http/httpErrors';
import { email, integer, newPassword, text } from '../http/request/fieldSchemas';
import { pageParams, readShortListPage } from '../http/request/paging';
import { type SortOptions, sortParams, toSort } from '../http/request/sorting';
import {
  psoRoute,
  type PsoRouteContext,
  publicRoute,
  type Route,
  type RouteContext,
  type RouteResponse,
} from '../http/route';

const BASE = '/pso/api/v1';
const USER_SORTING: SortOptions = {
  fields: ['id', 'email', 'telephone'],
  field: 'id',
  order: 'asc',
  tieBreaker: 'id',
};

const signInSchemas = { body: z.strictObject({ email: text(), password: text() }) };
const signUpSchemas = { body: z.strictObject({ email, password: newPassword }) };
const usersSchemas = { query: z.object({ ...pageParams(20), ...sortParams(USER_SORTING) }) };
const agencyTokenSchemas = { body: z.strictObject({ agencyName: text(), agencyId: integer(1) }) };

export const psoRoutes: Route[] = [
  publicRoute('POST', `${BASE}/signin`, signIn, signInSchemas),
  psoRoute('POST', `${BASE}/signup`, signUp, signUpSchemas),
  psoRoute('GET', `${BASE}/users`, getUsers, usersSchemas),
  psoRoute('POST', `${BASE}/token/agency`, createAgencyToken, agencyTokenSchemas),
];

async function signIn(context: RouteContext<typeof signInSchemas>): Promise<RouteResponse> {
  const { email: emailAddress, password } = context.body;
  const user = context.db.get<{ id: number; password_hash: string | null }>(
    'SELECT id, password_hash FROM pso_users WHERE email = ?',
    emailAddress,
  );
  const account = toAccount('operator', user?.id, { email: emailAddress });
  const { id } = await checkSignIn(context, { account, password, user });
  const token = await context.tokens.issue({ kind: 'pso', subject: toOperatorSubject(id) });
  return { body: { id_token: token } };
}

/** Creates an operator, who can sign in immediately. */
async function signUp(context: RouteContext<typeof signUpSchemas>): Promise<RouteResponse> {
  const { db } = context;
  const { email: emailAddress, password } = context.body;
  const hash = await context.passwordHasher.hash(password);
  return context.write(() => {
    const existing = db.get('SELECT 1 FROM pso_users WHERE email = ?', emailAddress);
    if (existing) throw conflict('An operator with this email exists.');
    const id = db.insert('INSERT INTO pso_users (email, password_hash) VALUES (?, ?)', emailAddress, hash);
    return {
      response: { status: 201, body: { id, email: emailAddress } },
      change: { object: `operator ${id}`, before: null, after: JSON.stringify({ email: emailAddress }) },
    };
  });
}

function getUsers({ db, query }: RouteContext<typeof usersSchemas>): RouteResponse {
  return readShortListPage(db, query, {
    columns: 'id, email, telephone',
    from: 'FROM pso_users',
    orderBy: toSort(USER_SORTING, query.sort_field, query.sort_order).orderBy,
  });
}

/** Issues an admin token for an agency to the operator. `agencyName` is the abbreviation; it must match the id. */
async function createAgencyToken(
  context: PsoRouteContext<typeof agencyTokenSchemas>,
): Promise<RouteResponse> {
  const { db, tokens, identity, session, body } = context;
  const agency = db.get<{ id: number; abbreviation: string }>(
    'SELECT id, abbreviation FROM agencies WHERE abbreviation = ? AND id = ?',
    body.agencyName,
    body.agencyId,
  );
  if (!agency) throw notFound('The agency');
  const token = await tokens.issue({ kind: 'admin', subject: identity.subject, agency }, session);
  return { body: { token } };
}
