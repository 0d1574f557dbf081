/** Upper and lower case are the same, as for the platform: an address has one account. */
export function isSameEmail(a: string, b: string): boolean {
  return normalizeEmail(a) === normalizeEmail(b);
}

export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}
