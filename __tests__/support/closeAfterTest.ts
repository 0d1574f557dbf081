/** Functions that close this test's stores and pages. */
const closers: (() => void)[] = [];

export function closeAfterTest(...added: readonly (() => void)[]): void {
  closers.push(...added);
}

afterEach(() => {
  for (const close of closers.splice(0)) close();
  // A store that closes still stores what has changed last.
  sessionStorage.clear();
  localStorage.clear();
});
