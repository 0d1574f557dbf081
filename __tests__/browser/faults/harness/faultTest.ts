import { expect, type Locator, type Page, test as base } from '@playwright/test';
import { type Fault } from '@server/faults/fault';
import { openWithSession } from '@tests/browser/openSignedIn';
import { type InvariantMonitor, monitorInvariants } from './invariants';
import { type RequestLog } from './requestLog';
import { fetchSessions, type Sessions } from './sessions';
import { startTestPlatform, type TestPlatform } from './testPlatform';

export { expect, type Locator, type Page };
export { AGENCY_A, AGENCY_B } from './sessions';
export { holdRequests } from './holdRequests';

interface TestFixtures {
  sessions: Sessions;
  /** Console messages that do not fail the test, besides the browser's own messages about failed requests. */
  expectedMessages: RegExp[];
  /** Whether a run of Fleet may go on while the page of another agency is open. */
  hasBackgroundRuns: boolean;
  monitor: InvariantMonitor;
  requestLog: RequestLog;
  /** Opens a URL in a tab that is signed in: by default to agency A, in the test's `page`. */
  openSignedIn: (path: string, session?: keyof Sessions, tab?: Page) => Promise<void>;
  /** Registers an operator with the demo password, without using the browser. */
  signUpOperator: (email: string) => Promise<void>;
  /** Replaces the platform's faults (server/faults/fault.ts). They are removed after the test. */
  setFaults: (...faults: Fault[]) => Promise<void>;
}

/**
 * The test function of the fault tests. Each worker starts its own platform with fault injection. After each
 * test the invariants are checked: no unexpected write or console message, no wrong token, no leak (invariants.ts).
 *
 * `npm run test:faults` counts tests with the same tag `@fault:...` as one case, and does not count tests tagged
 * `@no-fault`. Only that command runs tests tagged `@slow`.
 */
export const test = base.extend<TestFixtures, { platform: TestPlatform }>({
  platform: [
    // Playwright reads a fixture's dependencies from this pattern. This one has none, so the pattern must be empty.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const platform = await startTestPlatform();
      await use(platform);
      platform.stop();
    },
    { scope: 'worker' },
  ],
  sessions: async ({ platform }, use) => use(await fetchSessions(platform.origin)),
  baseURL: async ({ platform }, use) => use(platform.origin),
  expectedMessages: [[], { option: true }],
  hasBackgroundRuns: [false, { option: true }],
  monitor: [
    async ({ context, platform, expectedMessages, hasBackgroundRuns }, use, testInfo) => {
      const monitor = await monitorInvariants(context, platform.origin);
      await use(monitor);
      await platform.setFaults();
      if (testInfo.errors.length > 0) return;
      const violations = await monitor.listViolations([/Failed to load resource/, ...expectedMessages], {
        hasBackgroundRuns,
      });
      expect(violations).toEqual([]);
      const { requests } = monitor.requestLog;
      testInfo.annotations.push({ type: 'requests', description: String(requests.length) });
    },
    { auto: true },
  ],
  requestLog: async ({ monitor }, use) => use(monitor.requestLog),
  openSignedIn: async ({ page, sessions }, use) =>
    use((path, session = 'agencyA', tab = page) => openWithSession(tab, sessions[session], path)),
  signUpOperator: async ({ platform, sessions }, use) =>
    use((email) => platform.signUpOperator(email, sessions.operator.psoToken)),
  setFaults: async ({ platform }, use) => use(platform.setFaults),
});
