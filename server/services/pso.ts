import { checkSignIn } from '../auth/signIn';
import { operatorSubject } from '../http/bearer';
import { integer, object, text } from '../http/bodyChecks';
import { pageAnswer, readPage } from '../http/paging';
import { conflict, notFound } from '../http/problems';
import { type Answer, type Call, open, pso, type Route } from '../http/route';
import { readSorting, type Sorting } from '../http/sorting';
import { email, newPassword } from './bodyParts';

const BASE = '/pso/api/v1';
const USERS: Sorting = { fields: ['id', 'email', 'telephone'], field: 'id', order: 'asc', last: 'id' };

const signInBody = object({ email: text(), password: text() });
const signUpBody = object({ email, password: newPassword });
const agencyTokenBody = object({ agencyName: text(), agencyId: integer(1) });

export const psoRoutes: Route[] = [
  open('POST', `${BASE}/signin`, signIn),
  pso('POST', `${BASE}/signup`, signUp),
  pso('GET', `${BASE}/users`, getUsers),
  pso('POST', `${BASE}/token/agency`, createAgencyToken),
];

async function signIn(call: Call): Promise<Answer> {
  const { email: address, password } = call.body(signInBody);
  const user = call.db.get<{ id: number; password_hash: string | null }>(
    'SELECT id, password_hash FROM pso_users WHERE email = ?',
    address,
  );
  await checkSignIn(call, {
    account: `operator ${address.toLowerCase()}`,
    password,
    hash: user?.password_hash,
  });
  return {
    body: {
      id_token: call.tokens.issue({ kind: 'pso', subject: operatorSubject(user?.id ?? 0), email: address }),
    },
  };
}

/** Registers an operator, who can sign in at once. */
async function signUp(call: Call): Promise<Answer> {
  const { db } = call;
  const { email: address, password } = call.body(signUpBody);
  const hash = await call.passwords.hash(password);
  return call.write(() => {
    const known = db.get('SELECT 1 FROM pso_users WHERE email = ?', address);
    if (known) throw conflict('An operator with this e-mail exists.');
    const id = db.insert('INSERT INTO pso_users (email, password_hash) VALUES (?, ?)', address, hash);
    return { status: 201, body: { id, email: address } };
  });
}

function getUsers({ db, query }: Call): Answer {
  const page = readPage(query, 20);
  const total = db.get<{ total: number }>('SELECT count(*) AS total FROM pso_users')?.total;
  const sql = `SELECT id, email, telephone FROM pso_users ${readSorting(query, USERS)} LIMIT ? OFFSET ?`;
  return pageAnswer(db.all(sql, page.limit + 1, page.offset), page, total);
}

/** The operator signs in as the agency: name and id have to belong together. */
function createAgencyToken({ db, tokens, identity, body }: Call): Answer {
  const { agencyName, agencyId } = body(agencyTokenBody);
  const agency = db.get<{ id: number; abbreviation: string }>(
    'SELECT id, abbreviation FROM agencies WHERE abbreviation = ? AND id = ?',
    agencyName,
    agencyId,
  );
  if (!agency) throw notFound('The agency');
  return { body: { token: tokens.issue({ kind: 'admin', subject: identity?.subject ?? '', agency }) } };
}
