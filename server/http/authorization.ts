import type { Identity, Tokens } from '../auth/tokens';
import type { Database } from '../db/database';
import { forbidden, unauthorized } from './httpErrors';
import type { Audience } from './route';

/** The result of verifying the Authorization header. */
export type Authorization =
  { token: 'none' | 'invalid'; identity?: undefined } | { token: 'pso' | 'admin'; identity: Identity };

/** A token is also invalid if its user does not exist any more. */
export function parseAuthorization(header: string | undefined, tokens: Tokens, db: Database): Authorization {
  if (header === undefined) return { token: 'none' };
  const [, token] = /^Bearer ([\w.-]+)$/i.exec(header) ?? [];
  const identity = token === undefined ? undefined : tokens.verify(token);
  if (!identity || !isKnownSubject(db, identity.subject)) return { token: 'invalid' };
  return { token: identity.kind, identity };
}

/** @throws 401 without a valid token, 403 with a token of the other kind */
export function checkAudience(authorization: Authorization, audience: Audience): void {
  if (audience === 'none') return;
  if (authorization.token === 'none') throw unauthorized('A token is required.');
  if (authorization.token === 'invalid') throw unauthorized('The token is invalid or expired.');
  if (authorization.token !== audience)
    throw forbidden(`This request requires a token of the kind ${audience}.`);
}

/** @throws 403 if a request with an admin token names another agency by abbreviation or id */
export function checkAgency(
  identity: Identity | undefined,
  abbreviations: readonly unknown[],
  ids: readonly unknown[],
): void {
  if (identity?.kind !== 'admin') return;
  const { abbreviation, id } = identity.agency;
  const isOtherAgency =
    abbreviations.some((name) => name !== undefined && name !== abbreviation) ||
    ids.some((agencyId) => agencyId !== undefined && agencyId !== id && agencyId !== String(id));
  if (isOtherAgency) throw forbidden('The token is for another agency.');
}

/** A token's subject says which table has the user: `operator:` means pso_users, `administrator:` means staff. */
export function toOperatorSubject(id: number): string {
  return `operator:${id}`;
}

export function toAdministratorSubject(userId: number): string {
  return `administrator:${userId}`;
}

function isKnownSubject(db: Database, subject: string): boolean {
  const [kind, id] = subject.split(':');
  const sql =
    kind === 'operator' ? 'SELECT 1 FROM pso_users WHERE id = ?' : 'SELECT 1 FROM staff WHERE user_id = ?';
  return db.get(sql, Number(id)) !== undefined;
}
