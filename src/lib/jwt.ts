import { isRecord } from './isRecord';

/** Does not verify the signature. Returns an empty object when the token is not a JWT. */
export function parseJwtClaims(token: string): Record<string, unknown> {
  try {
    // A JWT's payload is base64url, which `atob` does not accept.
    const payload = token.split('.')[1] ?? '';
    const bytes = Uint8Array.from(atob(payload.replace(/-/g, '+').replace(/_/g, '/')), (char) =>
      char.charCodeAt(0),
    );
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isRecord(claims) ? claims : {};
  } catch {
    return {};
  }
}
