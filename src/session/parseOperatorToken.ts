import { parseJwtClaims } from '../lib/jwt';

/** What can be told of the operator behind a pso token, where the platform's tokens say it. */
export function parseOperatorToken(token: string | null): { subject: string | null; email: string | null } {
  const { sub, email } = token ? parseJwtClaims(token) : {};
  return {
    subject: typeof sub === 'string' || typeof sub === 'number' ? String(sub) : null,
    email: typeof email === 'string' ? email : null,
  };
}
