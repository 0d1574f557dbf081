/** Logs a problem that no screen shows. The message must not contain values from the platform. */
export function logWarning(message: string): void {
  console.warn(message);
}
