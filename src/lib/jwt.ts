import { isRecord } from './isRecord';

/**
 * Does not verify the signature, and reads bytes as Latin-1: claims that are numbers are right, texts only if they are
 * ASCII. Returns an empty object when the token is not a JWT.
 */
export function parseJwtClaims(token: string): Record<string, unknown> {
  try {
    // A JWT's payload is base64url, which `atob` does not accept.
    const payload = token.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/')));
    return isRecord(claims) ? claims : {};
  } catch {
    return {};
  }
}
