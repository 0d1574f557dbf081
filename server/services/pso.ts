import { checkSignIn } from '../auth/signIn';
import { toOperatorSubject } from '../http/authorization';
import { conflict, notFound } from '../http/httpErrors';
import { buildPageResponse, parsePage } from '../http/paging';
import { psoRoute, publicRoute, type Route, type RouteContext, type RouteResponse } from '../http/route';
import { parseOrderBy, type SortOptions } from '../http/sorting';
import { integer, object, string } from '../http/validators';
import { email, newPassword } from './fieldValidators';

const BASE = '/pso/api/v1';
const USER_SORTING: SortOptions = {
  fields: ['id', 'email', 'telephone'],
  field: 'id',
  order: 'asc',
  tieBreaker: 'id',
};

const signInBody = object({ email: string(), password: string() });
const signUpBody = object({ email, password: newPassword });
const agencyTokenBody = object({ agencyName: string(), agencyId: integer(1) });

export const psoRoutes: Route[] = [
  publicRoute('POST', `${BASE}/signin`, signIn),
  psoRoute('POST', `${BASE}/signup`, signUp),
  psoRoute('GET', `${BASE}/users`, getUsers),
  psoRoute('POST', `${BASE}/token/agency`, createAgencyToken),
];

async function signIn(context: RouteContext): Promise<RouteResponse> {
  const { email: emailAddress, password } = context.body(signInBody);
  const user = context.db.get<{ id: number; password_hash: string | null }>(
    'SELECT id, password_hash FROM pso_users WHERE email = ?',
    emailAddress,
  );
  await checkSignIn(context, {
    account: `operator ${emailAddress.toLowerCase()}`,
    password,
    hash: user?.password_hash,
  });
  // After checkSignIn the user exists; the fallback only satisfies the types.
  return {
    body: {
      id_token: context.tokens.issue({
        kind: 'pso',
        subject: toOperatorSubject(user?.id ?? 0),
        email: emailAddress,
      }),
    },
  };
}

/** Creates an operator, who can sign in immediately. */
async function signUp(context: RouteContext): Promise<RouteResponse> {
  const { db } = context;
  const { email: emailAddress, password } = context.body(signUpBody);
  const hash = await context.passwordHasher.hash(password);
  return context.write(() => {
    const existing = db.get('SELECT 1 FROM pso_users WHERE email = ?', emailAddress);
    if (existing) throw conflict('An operator with this e-mail exists.');
    const id = db.insert('INSERT INTO pso_users (email, password_hash) VALUES (?, ?)', emailAddress, hash);
    return { status: 201, body: { id, email: emailAddress } };
  });
}

function getUsers({ db, query }: RouteContext): RouteResponse {
  const page = parsePage(query, { defaultPerPage: 20 });
  const total = db.get<{ total: number }>('SELECT count(*) AS total FROM pso_users')?.total;
  const sql = `SELECT id, email, telephone FROM pso_users ${parseOrderBy(query, USER_SORTING)} LIMIT ? OFFSET ?`;
  return buildPageResponse(db.all(sql, page.limit + 1, page.offset), page, total);
}

/** Issues an admin token for an agency to the operator. `agencyName` is the abbreviation; it must match the id. */
function createAgencyToken({ db, tokens, identity, body }: RouteContext): RouteResponse {
  const { agencyName, agencyId } = body(agencyTokenBody);
  const agency = db.get<{ id: number; abbreviation: string }>(
    'SELECT id, abbreviation FROM agencies WHERE abbreviation = ? AND id = ?',
    agencyName,
    agencyId,
  );
  if (!agency) throw notFound('The agency');
  return { body: { token: tokens.issue({ kind: 'admin', subject: identity?.subject ?? '', agency }) } };
}
