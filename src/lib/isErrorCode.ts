/** Whether a text is an error code. One with a space, a digit or more characters may contain personal data. */
export function isErrorCode(code: string): boolean {
  return /^[a-z_.-]{1,40}$/i.test(code);
}
