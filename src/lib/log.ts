/** Logs a problem that no screen shows. The message must not contain values from the platform. */
export function logWarning(message: string): void {
  console.warn(message);
}

/** Logs that `subject` ended with an error. Only the error's class: its message could contain values from the platform. */
export function logUnexpectedError(subject: string, error: unknown): void {
  logWarning(`${subject} ended with ${error instanceof Error ? error.name : typeof error}`);
}
