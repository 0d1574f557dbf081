import { expect, type Page, test as base } from '@playwright/test';
import { type Fault } from '@server/faults/fault';
import { type RequestLog } from './requestLog';
import { type TestPlatform, startTestPlatform } from './testPlatform';
import { openWithSession, recordSessions, type Sessions, parseFirstToken } from './sessions';
import { type InvariantMonitor, monitorInvariants } from './invariants';

export { expect, type Page };
export { AGENCY_A, AGENCY_B } from './sessions';
export { holdResponses } from './holdResponses';

interface TestFixtures {
  /** What the console may say besides what the browser says of failed calls. */
  expectedMessages: RegExp[];
  monitor: InvariantMonitor;
  requestLog: RequestLog;
  /** Opens an address signed in: as operator, in agency A too, or in A and B. */
  open: (path: string, session?: keyof Sessions, tab?: Page) => Promise<void>;
  /** Registers an operator with the demonstration's password, past the browser. */
  signUpOperator: (email: string) => Promise<void>;
  /** Replaces the platform's faults. They end with the case. */
  setFaults: (...faults: Fault[]) => Promise<void>;
}

/**
 * A case of the fault campaign (reliability 3.2): a platform of the worker's own with faults on, a requestLog of every
 * request, and the universal invariants (3.1) looked at once the case is through.
 */
export const test = base.extend<TestFixtures, { platform: TestPlatform; sessions: Sessions }>({
  platform: [
    // Playwright reads what a fixture needs from this pattern: nothing.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const platform = await startTestPlatform();
      await use(platform);
      platform.stop();
    },
    { scope: 'worker' },
  ],
  sessions: [
    async ({ browser, platform }, use) => use(await recordSessions(browser, platform.origin)),
    { scope: 'worker' },
  ],
  baseURL: async ({ platform }, use) => use(platform.origin),
  expectedMessages: [[], { option: true }],
  monitor: [
    async ({ context, platform, expectedMessages }, use, testInfo) => {
      const monitor = await monitorInvariants(context, platform.origin);
      await use(monitor);
      await platform.setFaults();
      if (testInfo.errors.length > 0) return;
      expect(await monitor.listViolations([/Failed to load resource/, ...expectedMessages])).toEqual([]);
      const { requests } = monitor.requestLog;
      testInfo.annotations.push({ type: 'requests', description: String(requests.length) });
    },
    { auto: true },
  ],
  requestLog: async ({ monitor }, use) => use(monitor.requestLog),
  open: async ({ page, sessions }, use) =>
    use((path, session = 'A', tab = page) => openWithSession(tab, sessions[session], path)),
  signUpOperator: async ({ platform, sessions }, use) =>
    use((email) => platform.signUpOperator(email, parseFirstToken(sessions.operator))),
  setFaults: async ({ platform }, use) => use(platform.setFaults),
});
