/** Whether a text is an error code. Longer texts are sentences, which may contain personal data. */
export function isErrorCode(code: string): boolean {
  return /^[a-z_.-]{1,40}$/i.test(code);
}
