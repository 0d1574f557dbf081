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

interface DemoRow {
  id: number;
  password_hash: string | null;
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
  const operatorRow = db.get<DemoRow>('SELECT id, password_hash FROM pso_users WHERE email = ?', operator);
  // Other agencies can have an administrator with the same email. The demo account is the first one (seedStaff).
  const administratorRow = db.get<DemoRow & { abbreviation: string }>(
    `SELECT user_id AS id, password_hash, abbreviation FROM staff JOIN agencies ON agencies.id = agency_id
     WHERE email = ? ORDER BY user_id LIMIT 1`,
    administrator,
  );
  for (const [table, idColumn, row, toSubject] of [
    ['pso_users', 'id', operatorRow, toOperatorSubject],
    ['staff', 'user_id', administratorRow, toAdministratorSubject],
  ] as const) {
    if (!row || (row.password_hash && !isNew)) continue;
    // A user who has signed in with the former password has to sign in again.
    if (row.password_hash) endTokens(db, toSubject(row.id), Math.floor(now.getTime() / 1000));
    const hash = await passwordHasher.hash(password);
    db.run(`UPDATE ${table} SET password_hash = ? WHERE ${idColumn} = ?`, hash, row.id);
  }
  const agency = administratorRow?.abbreviation;
  return [
    { region, kind: 'operator', email: operator, password },
    { region, kind: 'agency administrator', email: administrator, password, ...(agency && { agency }) },
  ];
}
