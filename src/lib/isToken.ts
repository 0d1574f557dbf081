/** Whether a header can hold the value as a token: a line end or a space would end it or change it (RFC 6750). */
export function isToken(value: unknown): value is string {
  return typeof value === 'string' && /^[!-~]+$/.test(value);
}
