import { z } from 'zod';
import { checkSignIn, toAccount } from '../auth/signIn';
import { toAdministratorSubject } from '../http/authorization';
import { text } from '../http/request/fieldSchemas';
import { adminRoute, publicRoute, type Route, type RouteContext, type RouteResponse } from '../http/route';
import {
  administratorsSchemas,
  createAdministrator,
  createAdministratorSchemas,
  getAdministrators,
} from './staff/administrators';
import { getUsers, usersSchemas } from './staff/users';

const authenticateSchemas = { body: z.strictObject({ agency: text(), email: text(), password: text() }) };

interface AdministratorRow {
  user_id: number;
  password_hash: string | null;
  agency_id: number;
  abbreviation: string;
}

export const authRoutes: Route[] = [
  publicRoute('POST', '/auth/api/v4/authenticate', authenticate, authenticateSchemas),
  adminRoute('POST', '/auth/api/v3/administrators', createAdministrator, createAdministratorSchemas),
  adminRoute('GET', '/auth/api/v4/administrators', getAdministrators, administratorsSchemas),
  adminRoute('GET', '/auth/api/v4/users', getUsers, usersSchemas),
];

async function authenticate(context: RouteContext<typeof authenticateSchemas>): Promise<RouteResponse> {
  const { agency, email, password } = context.body;
  const user = context.db.get<AdministratorRow>(
    `SELECT user_id, password_hash, agency_id, abbreviation FROM staff JOIN agencies ON agencies.id = agency_id
     WHERE abbreviation = ? AND email = ? AND type = 'administrator'`,
    agency,
    email,
  );
  const account = toAccount('administrator', user?.user_id, { agency, email });
  const { user_id, agency_id, abbreviation } = await checkSignIn(context, { account, password, user });
  const token = await context.tokens.issue({
    kind: 'admin',
    subject: toAdministratorSubject(user_id),
    agency: { id: agency_id, abbreviation },
  });
  return { body: { token } };
}
