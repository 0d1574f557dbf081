/** Says in the browser's console what no screen tells; never a value that came from the platform. */
export function logWarning(what: string): void {
  console.warn(what);
}
