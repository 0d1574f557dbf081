import { expect, type Page, test as base } from '@playwright/test';
import { type Fault } from '@server/faults/fault';
import { type Ledger } from './ledger';
import { type CasePlatform, startPlatform } from './platform';
import { enter, recordSessions, type Sessions, tokenIn } from './sessions';
import { type Watch, watch } from './watch';

export { expect, type Page };
export { A, B } from './sessions';
export { hold } from './hold';

interface CaseFixtures {
  /** What the console may say besides what the browser says of failed calls. */
  expectedMessages: RegExp[];
  watched: Watch;
  ledger: Ledger;
  /** Opens an address signed in: as operator, in agency A too, or in A and B. */
  open: (path: string, who?: keyof Sessions, tab?: Page) => Promise<void>;
  /** Registers an operator with the demonstration's password, past the browser. */
  signUp: (email: string) => Promise<void>;
  /** Replaces the platform's faults. They end with the case. */
  setFaults: (...faults: Fault[]) => Promise<void>;
}

/**
 * A case of the fault campaign (reliability 3.2): a platform of the worker's own with faults on, a ledger of every
 * request, and the universal invariants (3.1) looked at once the case is through.
 */
export const test = base.extend<CaseFixtures, { platform: CasePlatform; sessions: Sessions }>({
  platform: [
    // Playwright reads what a fixture needs from this pattern: nothing.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const platform = await startPlatform();
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
  watched: [
    async ({ context, platform, expectedMessages }, use, testInfo) => {
      const watched = await watch(context, platform.origin);
      await use(watched);
      await platform.setFaults();
      if (testInfo.errors.length > 0) return;
      expect(await watched.findings([/Failed to load resource/, ...expectedMessages])).toEqual([]);
      const { calls } = watched.ledger;
      testInfo.annotations.push({ type: 'requests', description: String(calls.length) });
    },
    { auto: true },
  ],
  ledger: async ({ watched }, use) => use(watched.ledger),
  open: async ({ page, sessions }, use) =>
    use((path, who = 'A', tab = page) => enter(tab, sessions[who], path)),
  signUp: async ({ platform, sessions }, use) =>
    use((email) => platform.signUp(email, tokenIn(sessions.operator))),
  setFaults: async ({ platform }, use) => use(platform.setFaults),
});
