import type { MiddlewareHandler } from 'hono';
import { isSignedOut } from '../auth/signedOut';
import type { Identity, Tokens, VerifiedToken } from '../auth/tokens';
import type { Database } from '../db/database';
import type { ApiEnv, Authorization } from './apiEnv';
import { forbidden, unauthorized } from './httpErrors';
import type { Audience, RegionDependencies, RouteContext } from './route';

/** Verifies the Authorization header, and sets the variable `authorization`. */
export function authorize({ tokens, db }: RegionDependencies): MiddlewareHandler<ApiEnv> {
  return async (context, next) => {
    context.set('authorization', await verifyAuthorization(context.req.header('authorization'), tokens, db));
    await next();
  };
}

async function verifyAuthorization(
  header: string | undefined,
  tokens: Tokens,
  db: Database,
): Promise<Authorization> {
  if (header === undefined) return { token: 'none' };
  const [, token] = /^Bearer ([\w.-]+)$/i.exec(header) ?? [];
  const verified = token === undefined ? undefined : await tokens.verify(token);
  if (!verified || !isSignedIn(db, verified)) return { token: 'invalid' };
  return { token: verified.identity.kind, ...verified };
}

/** Whether the user of a token still exists, and has not signed out. */
function isSignedIn(db: Database, { identity: { subject }, session }: VerifiedToken): boolean {
  return isKnownSubject(db, subject) && !isSignedOut(db, subject, session);
}

/**
 * Call it in the transaction of a write: since the token was verified, while the body came or a password was hashed, its
 * user may have signed out. @throws 401
 */
export function requireSignedIn({ db, identity, session }: RouteContext): void {
  if (!identity || !session || !isSignedIn(db, { identity, session })) throw invalidToken();
}

/** @throws 401 without a valid token, 403 with a token of the other kind */
export function requireAudience(audience: Audience): MiddlewareHandler<ApiEnv> {
  return async (context, next) => {
    const { token } = context.var.authorization;
    if (audience !== 'none') {
      if (token === 'none') throw unauthorized('A token is required.');
      if (token === 'invalid') throw invalidToken();
      if (token !== audience) throw forbidden(`This request requires a token of the kind ${audience}.`);
    }
    await next();
  };
}

const invalidToken = () => unauthorized('The token is invalid or expired.');

/**
 * Today no call with an administrator's token has `agency` or `agencyId` in its body, or `agencyId` in its query: for these it
 * is a second guard.
 * @throws 403 if the path, the query or the body names another agency than the token, by abbreviation or id
 */
export const requireNamedAgency: MiddlewareHandler<ApiEnv> = async (
  { req, var: { authorization } },
  next,
) => {
  // Hono answers HEAD by the GET route. Neither has a body.
  const body: unknown = ['GET', 'HEAD'].includes(req.method) ? undefined : await req.json();
  const { agency, agencyId } =
    typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  checkAgency(
    authorization.identity,
    [req.param('agency'), req.query('agency') || undefined, agency],
    [req.query('agencyId') || undefined, agencyId],
  );
  await next();
};

function checkAgency(
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
