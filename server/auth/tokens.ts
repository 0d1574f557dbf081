import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';

/** Who a token was given to, and what for. */
export type Identity =
  | { kind: 'pso'; subject: string; email?: string }
  | { kind: 'admin'; subject: string; agency: { id: number; abbreviation: string } };

/** Makes and reads the tokens of one region. */
export interface Tokens {
  issue(identity: Identity): string;
  /** Undefined for anything that is not a valid token of this region at this time. */
  verify(token: string): Identity | undefined;
}

interface Claims {
  iss: string;
  aud: 'pso' | 'admin';
  sub: string;
  agency?: { id: number; abbreviation: string };
  /** Whose the token is, for the portal to show. */
  email?: string;
  iat: number;
  nbf: number;
  exp: number;
  jti: string;
}

const HEADER = encode({ alg: 'HS256', typ: 'JWT' });

/** Tokens are JWTs with one fixed algorithm: a header that names another is refused, whatever it says. */
export function createTokens(issuer: string, key: Buffer, minutes: number, now: () => Date): Tokens {
  const sign = (content: string) => createHmac('sha256', key).update(content).digest();
  const getNowInSeconds = () => Math.floor(now().getTime() / 1000);
  return {
    issue: (identity) => {
      const iat = getNowInSeconds();
      const claims: Claims = {
        iss: issuer,
        aud: identity.kind,
        sub: identity.subject,
        ...(identity.kind === 'admin' && { agency: identity.agency }),
        ...(identity.kind === 'pso' && identity.email !== undefined && { email: identity.email }),
        iat,
        nbf: iat,
        exp: iat + minutes * 60,
        jti: randomUUID(),
      };
      const content = `${HEADER}.${encode(claims)}`;
      return `${content}.${sign(content).toString('base64url')}`;
    },
    verify: (token) => {
      const [header, payload, signature, ...rest] = token.split('.');
      if (header !== HEADER || !payload || !signature || rest.length > 0) return undefined;
      const actual = Buffer.from(signature, 'base64url');
      const expected = sign(`${header}.${payload}`);
      if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return undefined;
      // The last character of a signature has spare bits: only the one spelling that was issued is taken.
      if (expected.toString('base64url') !== signature) return undefined;
      // Signed with our key, so these are claims as issued above.
      const claims = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as Claims;
      const time = getNowInSeconds();
      if (claims.iss !== issuer || time < claims.nbf || time >= claims.exp) return undefined;
      return toIdentity(claims);
    },
  };
}

function toIdentity({ aud, sub, agency }: Claims): Identity | undefined {
  if (aud === 'pso') return { kind: 'pso', subject: sub };
  return agency && { kind: 'admin', subject: sub, agency };
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
