import { checkSignIn } from '../auth/signIn';
import { administratorSubject } from '../http/bearer';
import { object, text } from '../http/bodyChecks';
import { admin, type Answer, type Call, open, type Route } from '../http/route';
import { createAdministrator, getAdministrators } from './administrators';
import { getUsers } from './users';

const authenticateBody = object({ agency: text(), email: text(), password: text() });

interface Administrator {
  user_id: number;
  password_hash: string | null;
  agency_id: number;
  abbreviation: string;
}

export const authRoutes: Route[] = [
  open('POST', '/auth/api/v4/authenticate', authenticate),
  admin('POST', '/auth/api/v3/administrators', createAdministrator),
  admin('GET', '/auth/api/v4/administrators', getAdministrators),
  admin('GET', '/auth/api/v4/users', getUsers),
];

async function authenticate(call: Call): Promise<Answer> {
  const { agency, email, password } = call.body(authenticateBody);
  const user = call.db.get<Administrator>(
    `SELECT user_id, password_hash, agency_id, abbreviation FROM staff JOIN agencies ON agencies.id = agency_id
     WHERE abbreviation = ? AND email = ? AND type = 'administrator'`,
    agency,
    email,
  );
  const account = `administrator ${agency} ${email.toLowerCase()}`;
  await checkSignIn(call, { account, password, hash: user?.password_hash });
  const token = call.tokens.issue({
    kind: 'admin',
    subject: administratorSubject(user?.user_id ?? 0),
    agency: { id: user?.agency_id ?? 0, abbreviation: user?.abbreviation ?? '' },
  });
  return { body: { token } };
}
