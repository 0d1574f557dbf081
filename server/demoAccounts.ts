import type { PasswordHasher } from './auth/passwordHasher';
import { endTokensOf } from './auth/signedOut';
import type { Database } from './db/database';
import type { DemoEmails } from './db/seed/seedRegion';
import { toAdministratorSubject, toOperatorSubject } from './http/authorization';
import { findRegion, type RegionName } from './regions';

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
  const { slug } = findRegion(region);
  return { operator: `operator@${slug}.example`, administrator: `administrator@${slug}.example` };
}

/** Sets the password of a region's demo accounts if they have none or another one, and returns the accounts. */
export async function prepareDemoAccounts(
  region: RegionName,
  db: Database,
  passwordHasher: PasswordHasher,
  password: string,
  now: Date,
): Promise<DemoAccount[]> {
  const { operator, administrator } = getDemoEmails(region);
  const findOperator = () =>
    db.get<DemoRow>('SELECT id, password_hash FROM pso_users WHERE email = ?', operator);
  const operatorRow = findOperator();
  // Other agencies can have an administrator with the same email. The demo account is the first one (seedStaff).
  const administratorRow = db.get<DemoRow & { abbreviation: string }>(
    `SELECT user_id AS id, password_hash, abbreviation FROM staff JOIN agencies ON agencies.id = agency_id
     WHERE email = ? ORDER BY user_id LIMIT 1`,
    administrator,
  );
  const hasPassword = Boolean(operatorRow?.password_hash && administratorRow?.password_hash);
  // A verification takes as long as a hash. The password of both is set together, so one is enough.
  if (!hasPassword || !(await passwordHasher.verify(password, operatorRow?.password_hash))) {
    const hashes = await Promise.all([passwordHasher.hash(password), passwordHasher.hash(password)]);
    const isSet = db.transaction(() => {
      if (findOperator()?.password_hash !== operatorRow?.password_hash) return false;
      for (const [table, idColumn, row, toSubject, hash] of [
        ['pso_users', 'id', operatorRow, toOperatorSubject, hashes[0]],
        ['staff', 'user_id', administratorRow, toAdministratorSubject, hashes[1]],
      ] as const) {
        if (!row) continue;
        // A user who has signed in with the former password has to sign in again.
        if (row.password_hash) endTokensOf(db, toSubject(row.id), now);
        db.run(`UPDATE ${table} SET password_hash = ? WHERE ${idColumn} = ?`, hash, row.id);
      }
      return true;
    });
    // Another start has set a password meanwhile: it may be the same one.
    if (!isSet) return prepareDemoAccounts(region, db, passwordHasher, password, now);
  }
  return [
    { region, kind: 'operator', email: operator, password },
    {
      region,
      kind: 'agency administrator',
      email: administrator,
      password,
      agency: administratorRow?.abbreviation,
    },
  ];
}
