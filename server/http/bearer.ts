import type { Identity, Tokens } from '../auth/tokens';
import type { Database } from '../db/open';
import { forbidden, unauthorized } from './problems';
import type { Audience } from './route';

/** What a call's Authorization header amounts to. */
export type Bearer =
  { token: 'none' | 'invalid'; identity?: undefined } | { token: 'pso' | 'admin'; identity: Identity };

/** Reads the Authorization header. A token whose subject is gone is as invalid as a forged one. */
export function readBearer(header: string | undefined, tokens: Tokens, db: Database): Bearer {
  if (header === undefined) return { token: 'none' };
  const [, token] = /^Bearer ([\w.-]+)$/i.exec(header) ?? [];
  const identity = token === undefined ? undefined : tokens.read(token);
  if (!identity || !subjectExists(db, identity.subject)) return { token: 'invalid' };
  return { token: identity.kind, identity };
}

/** 401 without a valid token, 403 with one of the other kind. */
export function checkAudience(bearer: Bearer, audience: Audience): void {
  if (audience === 'none') return;
  if (bearer.token === 'none') throw unauthorized('A token is needed.');
  if (bearer.token === 'invalid') throw unauthorized('The token is not valid, or no longer.');
  if (bearer.token !== audience) throw forbidden(`This call needs a token of the kind ${audience}.`);
}

/** 403 when a call with an admin token names another agency, wherever it does. */
export function checkAgency(
  identity: Identity | undefined,
  named: readonly unknown[],
  ids: readonly unknown[],
): void {
  if (identity?.kind !== 'admin') return;
  const { abbreviation, id } = identity.agency;
  const foreign =
    named.some((name) => name !== undefined && name !== abbreviation) ||
    ids.some((given) => given !== undefined && given !== id && given !== String(id));
  if (foreign) throw forbidden('The token is for another agency.');
}

/** The subject of a token, and back: which table its person is in. */
export function operatorSubject(id: number): string {
  return `operator:${id}`;
}

export function administratorSubject(userId: number): string {
  return `administrator:${userId}`;
}

function subjectExists(db: Database, subject: string): boolean {
  const [kind, id] = subject.split(':');
  const sql =
    kind === 'operator' ? 'SELECT 1 FROM pso_users WHERE id = ?' : 'SELECT 1 FROM staff WHERE user_id = ?';
  return db.get(sql, Number(id)) !== undefined;
}
