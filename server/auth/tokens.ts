import { randomUUID } from 'node:crypto';
import { sign, verify } from 'hono/jwt';

/** Whom a token identifies. `pso` is a platform operator, `admin` an administrator of one agency. */
export type Identity =
  | { kind: 'pso'; subject: string }
  | { kind: 'admin'; subject: string; agency: { id: number; abbreviation: string } };

/** The sign-in from which a token is. An agency's token that was got with an operator's token is of the same sign-in. */
export interface TokenSession {
  id: string;
  /** Times of the token, in seconds since 1970. */
  issuedAt: number;
  expiresAt: number;
}

export interface VerifiedToken {
  identity: Identity;
  session: TokenSession;
}

/** Issues and verifies the tokens of one region. */
export interface Tokens {
  /** A token that is got with another token is of its `session`, and expires no later. */
  issue(identity: Identity, session?: TokenSession): Promise<string>;
  /** Undefined if the token is invalid, expired or of another region. */
  verify(token: string): Promise<VerifiedToken | undefined>;
}

/** A type, because an interface has no index signature, which Hono's `JWTPayload` has. */
type Claims = {
  iss: string;
  aud: 'pso' | 'admin';
  sub: string;
  agency?: { id: number; abbreviation: string };
  iat: number;
  nbf: number;
  exp: number;
  jti: string;
  sid: string;
};

const ALGORITHM = 'HS256';

/** Tokens are JWTs with HS256; `issuer` is the region's name. */
export function createTokens(issuer: string, key: Buffer, lifetimeMinutes: number, now: () => Date): Tokens {
  const secret = { kty: 'oct', k: key.toString('base64url') };
  const getNowInSeconds = () => Math.floor(now().getTime() / 1000);
  return {
    issue: (identity, session) => {
      const iat = getNowInSeconds();
      const jti = randomUUID();
      const claims: Claims = {
        iss: issuer,
        aud: identity.kind,
        sub: identity.subject,
        ...(identity.kind === 'admin' && { agency: identity.agency }),
        iat,
        nbf: iat,
        exp: Math.min(iat + lifetimeMinutes * 60, session?.expiresAt ?? Infinity),
        jti,
        sid: session?.id ?? jti,
      };
      return sign(claims, secret, ALGORITHM);
    },
    verify: async (token) => {
      // The times are compared below, because Hono compares them with the machine's clock instead of `now`.
      const options = { alg: ALGORITHM, iss: issuer, exp: false, nbf: false, iat: false } as const;
      // The signature is valid, so the claims have the shape that `issue` wrote.
      const claims = (await verify(token, secret, options).catch(() => undefined)) as Claims | undefined;
      const time = getNowInSeconds();
      return claims && time >= claims.nbf && time < claims.exp ? toVerifiedToken(claims) : undefined;
    },
  };
}

function toVerifiedToken({ aud, sub, agency, sid, iat, exp }: Claims): VerifiedToken | undefined {
  const session = { id: sid, issuedAt: iat, expiresAt: exp };
  if (aud === 'pso') return { identity: { kind: 'pso', subject: sub }, session };
  return agency && { identity: { kind: 'admin', subject: sub, agency }, session };
}

/** Encodes the tokens so that a client that expects a JWT cannot read them, as another platform's tokens may be. */
export function makeOpaque(tokens: Tokens): Tokens {
  return {
    issue: async (identity, session) =>
      Buffer.from(await tokens.issue(identity, session)).toString('base64url'),
    verify: (token) => tokens.verify(Buffer.from(token, 'base64url').toString()),
  };
}
