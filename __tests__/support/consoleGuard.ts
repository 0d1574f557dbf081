/** A change that React misses `act` for fails the test, and so does an error of redux-persist, which it only prints. */
const GUARDED = /not wrapped in act|^Error storing data/;
const failures: string[] = [];

/** Called with what is written to `console.error`. */
export function noteFailure(...values: unknown[]): void {
  if (GUARDED.test(String(values[0]))) failures.push(String(values[0]));
}

export function takeFailures(): string[] {
  return failures.splice(0);
}

/** Prints nothing of this test, whose errors are expected; `record` gets what would be printed. It still fails as above. */
export function muteConsole(record: (...values: unknown[]) => void = () => undefined): void {
  for (const method of ['log', 'info', 'warn', 'error'] as const)
    jest.spyOn(console, method).mockImplementation((...values: unknown[]) => {
      record(...values);
      if (method === 'error') noteFailure(...values);
    });
}
