import { parseJwtClaims } from '@/lib/jwt';

/** `subject` is the operator's id. A claim that is missing is null. */
export function parseOperatorToken(token: string | null): { subject: string | null; email: string | null } {
  const { sub, email } = token ? parseJwtClaims(token) : {};
  return {
    subject: typeof sub === 'string' || typeof sub === 'number' ? String(sub) : null,
    email: typeof email === 'string' ? email : null,
  };
}
