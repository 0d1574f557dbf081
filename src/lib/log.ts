/** Says in the browser's console what no screen tells; never a value that came from the platform. */
export function logUnexpected(what: string): void {
  console.warn(what);
}
