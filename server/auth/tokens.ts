import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';

/** Whom a token identifies. `pso` is a platform operator, `admin` an administrator of one agency. */
export type Identity =
  /** `email` is only for `issue`: `verify` does not return it. */
  | { kind: 'pso'; subject: string; email?: string }
  | { kind: 'admin'; subject: string; agency: { id: number; abbreviation: string } };

/** Issues and verifies the tokens of one region. */
export interface Tokens {
  issue(identity: Identity): string;
  /** Undefined if the token is invalid, expired or of another region. */
  verify(token: string): Identity | undefined;
}

interface Claims {
  iss: string;
  aud: 'pso' | 'admin';
  sub: string;
  agency?: { id: number; abbreviation: string };
  /** The operator's e-mail address, which the portal shows. */
  email?: string;
  iat: number;
  nbf: number;
  exp: number;
  jti: string;
}

const HEADER = encode({ alg: 'HS256', typ: 'JWT' });

/**
 * Tokens are JWTs with HS256; `issuer` is the region's name. Any other header is rejected, so that a client cannot
 * choose the algorithm.
 */
export function createTokens(issuer: string, key: Buffer, lifetimeMinutes: number, now: () => Date): Tokens {
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
        exp: iat + lifetimeMinutes * 60,
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
      // Several Base64url texts decode to the same bytes. Only the issued text is valid.
      if (expected.toString('base64url') !== signature) return undefined;
      // The signature is valid, so the claims have the shape that `issue` wrote.
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
