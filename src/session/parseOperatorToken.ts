import { parseJwtClaims } from '../lib/jwt';

/** Reads the operator from a pso token. A field is null when the token does not contain it. */
export function parseOperatorToken(token: string | null): { subject: string | null; email: string | null } {
  const { sub, email } = token ? parseJwtClaims(token) : {};
  return {
    subject: typeof sub === 'string' || typeof sub === 'number' ? String(sub) : null,
    email: typeof email === 'string' ? email : null,
  };
}
