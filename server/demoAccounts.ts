import type { DemoPassword } from './auth/demoPassword';
import type { PasswordHasher } from './auth/passwordHasher';
import { endTokens } from './auth/signedOut';
import type { Database } from './db/database';
import type { DemoEmails } from './db/seed/seedRegion';
import { toAdministratorSubject, toOperatorSubject } from './http/authorization';
import { type RegionName, REGIONS } from './regions';

export interface DemoAccount {
  region: RegionName;
  kind: 'operator' | 'agency administrator';
  email: string;
  password: string;
  /** The abbreviation of the administrator's agency; missing for operators. */
  agency?: string;
}

export function getDemoEmails(region: RegionName): DemoEmails {
  const slug = REGIONS.find(({ name }) => name === region)?.slug ?? region;
  return { operator: `operator@${slug}.example`, administrator: `administrator@${slug}.example` };
}

/** Sets the password of a region's demo accounts where it is missing or new, and returns the accounts. */
export async function prepareDemoAccounts(
  region: RegionName,
  db: Database,
  passwordHasher: PasswordHasher,
  { password, isNew }: DemoPassword,
  now: Date,
): Promise<DemoAccount[]> {
  const { operator, administrator } = getDemoEmails(region);
  for (const [table, email, idColumn, toSubject] of [
    ['pso_users', operator, 'id', toOperatorSubject],
    ['staff', administrator, 'user_id', toAdministratorSubject],
  ] as const) {
    const row = db.get<{ id: number; password_hash: string | null }>(
      `SELECT ${idColumn} AS id, password_hash FROM ${table} WHERE email = ?`,
      email,
    );
    if (row?.password_hash && !isNew) continue;
    // Who has signed in with the former password has to sign in again.
    if (row?.password_hash) endTokens(db, toSubject(row.id), Math.floor(now.getTime() / 1000));
    db.run(
      `UPDATE ${table} SET password_hash = ? WHERE email = ?`,
      await passwordHasher.hash(password),
      email,
    );
  }
  const agency = db.get<{ abbreviation: string }>(
    'SELECT abbreviation FROM agencies JOIN staff ON agency_id = agencies.id WHERE email = ?',
    administrator,
  )?.abbreviation;
  return [
    { region, kind: 'operator', email: operator, password },
    { region, kind: 'agency administrator', email: administrator, password, ...(agency && { agency }) },
  ];
}
