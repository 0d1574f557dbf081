import { parseJwtClaims } from '../lib/jwt';

/** Reads the operator's id (`subject`) and e-mail from the operator's token; null for a claim that is missing. */
export function parseOperatorToken(token: string | null): { subject: string | null; email: string | null } {
  const { sub, email } = token ? parseJwtClaims(token) : {};
  return {
    subject: typeof sub === 'string' || typeof sub === 'number' ? String(sub) : null,
    email: typeof email === 'string' ? email : null,
  };
}
