import { type BrowserContext, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '@tests/browser/sites';
import { createRequestLog, findWrongTokens, listWrites, type RequestLog } from './requestLog';

/** Loading indicators. None may stay longer than the limit: calls time out after 10 s, and a busy machine is late. */
const BUSY_SELECTOR =
  '.ant-spin, .ant-btn-loading, [aria-busy="true"], .table__progress, [class*="skeleton"]';
const BUSY_LIMIT_MS = 20_000;
const SESSION_KEY = 'fare-portal:session';
/** The only keys that the portal may write to sessionStorage. */
const SESSION_STORAGE_KEYS = [
  SESSION_KEY,
  // The return URL.
  'fare-portal:continue',
  // Corrections of an expired session.
  'fare-portal:ended-corrections',
  // The form draft.
  'fare-portal:kept-input',
  // The build for which the page has reloaded.
  'fare-portal:reloaded-for',
  'fare-portal:diagnostics',
  'fare-portal:pending-writes',
  'fare-portal:journal',
  'fare-portal:ended-journal',
  'fare-portal:ticket-note',
  'fare-portal:watch-list',
];
/** The only keys that the portal may write to localStorage. */
const LOCAL_STORAGE_KEYS = [
  'fare-portal:region',
  'fare-portal:preferences',
  'fare-portal:run-keepers',
  'fare-portal:agency-names',
  'fare-portal:agency-notes',
  'fare-portal:agency-sets',
  'fare-portal:rollouts',
  'fare-portal:views',
  'fare-portal:snapshot-visits',
  'fare-portal:session-uses',
];
/** The only databases: of runs over many agencies and snapshots, and of rollouts. */
const DATABASES = /^database fare-portal:(fleet(:|$)|rollout$)/;

/**
 * Monitors a browser context for what must never happen, whatever fails: uncaught errors, secrets outside the session,
 * unexpected writes, wrong tokens, unknown storage keys, endless loading.
 */
export interface InvariantMonitor {
  requestLog: RequestLog;
  /** Describes every violation so far, and those on the currently open pages. */
  listViolations(
    expectedMessages: readonly RegExp[],
    options?: {
      /** As for `findWrongTokens`. */
      hasBackgroundRuns?: boolean;
    },
  ): Promise<string[]>;
}

export async function monitorInvariants(context: BrowserContext, origin: string): Promise<InvariantMonitor> {
  const requestLog = createRequestLog(context);
  const problems: string[] = [];
  const consoleLines: string[] = [];
  const frameUrls: string[] = [];
  context.on('weberror', (error) => problems.push(`uncaught: ${error.error().message}`));
  context.on('console', (message) => consoleLines.push(`${message.type()}: ${message.text()}`));
  context.on('page', (page) => page.on('framenavigated', (frame) => frameUrls.push(frame.url())));
  await context.exposeBinding('reportViolation', (_source, problem: string) => problems.push(problem));
  await context.addInitScript(observePage, { busySelector: BUSY_SELECTOR, limitMs: BUSY_LIMIT_MS });

  return {
    requestLog,
    listViolations: async (expectedMessages, { hasBackgroundRuns = false } = {}) => {
      const pages = context.pages().filter((page) => page.url().startsWith(origin));
      const pageViolations = await Promise.all(pages.map((page) => listPageViolations(page, requestLog)));
      const publicText = [
        ...consoleLines,
        ...frameUrls,
        ...requestLog.requests.map(({ url }) => url.href),
      ].join('\n');
      return [
        ...problems,
        ...pageViolations.flat(),
        ...consoleLines
          .filter((line) => !/^(log|info|debug): /.test(line))
          .filter((line) => !expectedMessages.some((pattern) => pattern.test(line)))
          .map((line) => `console: ${line}`),
        ...requestLog.requests
          .filter(({ url }) => url.origin !== origin && url.protocol !== 'data:')
          .map(({ url }) => `a request to a foreign origin: ${url.href}`),
        ...findWrongTokens(requestLog, hasBackgroundRuns),
        ...subtract(listWrites(requestLog), requestLog.expectedWrites).map(
          (write) => `unexpected write: ${write}`,
        ),
        ...subtract(requestLog.expectedWrites, listWrites(requestLog)).map(
          (write) => `expected write was not sent: ${write}`,
        ),
        ...findSecrets(
          publicText,
          [...requestLog.tokens, DEMO_PASSWORD],
          'the console, or the URL of a page or request',
        ),
      ];
    },
  };
}

async function listPageViolations(page: Page, { tokens }: RequestLog): Promise<string[]> {
  const blankPage = await checkInTime(
    page,
    'the root is empty',
    () => document.querySelector('#root > *') !== null,
  );
  const endlessLoading = await checkInTime(
    page,
    'a spinner stays',
    (busySelector) => document.querySelector(busySelector) === null,
    BUSY_SELECTOR,
  );
  const content = await page.evaluate(readPage);
  // redux-persist stores each field as JSON in JSON, so a stored token begins with an escaped quotation mark.
  const isSignedIn = /"psoToken":"\\"/.test(content.session[SESSION_KEY] ?? '');
  const lacksSignOut = isSignedIn && !(await page.getByRole('link', { name: 'Sign Out' }).isVisible());
  const persistentText = JSON.stringify([{ ...content.session, [SESSION_KEY]: '' }, ...content.persistent]);
  return [
    ...blankPage,
    ...endlessLoading,
    ...(lacksSignOut ? ['signed in, and no Sign Out'] : []),
    ...subtract(Object.keys(content.session), SESSION_STORAGE_KEYS).map((key) => `sessionStorage: ${key}`),
    ...subtract(Object.keys(content.local), LOCAL_STORAGE_KEYS).map((key) => `localStorage: ${key}`),
    ...content.otherStores
      .filter((store) => !DATABASES.test(store))
      .map((store) => `another store: ${store}`),
    ...findSecrets(persistentText, [...tokens, DEMO_PASSWORD], 'storage, URL, title or history'),
    ...findSecrets(content.text, [...tokens], 'the page'),
  ];
}

/** Waits for a condition in the page. Returns the violation if the condition does not hold within the limit. */
async function checkInTime<Arg>(
  page: Page,
  violation: string,
  condition: (arg: Arg) => boolean,
  arg?: Arg,
): Promise<string[]> {
  const waiting = page.waitForFunction(condition as never, arg as never, {
    timeout: BUSY_LIMIT_MS,
    // The default, polling by animation frames, does not work in a background tab.
    polling: 100,
  });
  return waiting.then(
    () => [],
    () => [violation],
  );
}

/** Returns the items of `left` that `right` lacks. An item that occurs twice in `left` needs two in `right`. */
function subtract(left: readonly string[], right: readonly string[]): string[] {
  const remaining = [...right];
  return left.filter((item) => {
    const index = remaining.indexOf(item);
    if (index >= 0) remaining.splice(index, 1);
    return index < 0;
  });
}

/** Describes each secret that the text contains, by its last characters only. */
function findSecrets(text: string, secrets: readonly string[], where: string): string[] {
  return secrets
    .filter((secret) => text.includes(secret))
    .map((secret) => `…${secret.slice(-6)} in ${where}`);
}

/** Runs in the page before the portal's scripts. Reports CSP violations and endless loading. */
function observePage({ busySelector, limitMs }: { busySelector: string; limitMs: number }): void {
  const { reportViolation } = window as unknown as { reportViolation: (problem: string) => void };
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    reportViolation(`CSP: ${effectiveDirective} ${blockedURI}`),
  );
  let busySince = new Map<Element, number>();
  setInterval(() => {
    const now = performance.now();
    busySince = new Map(
      [...document.querySelectorAll(busySelector)].map((element) => [element, busySince.get(element) ?? now]),
    );
    for (const [element, start] of busySince)
      if (now - start > limitMs) reportViolation(`endless: ${element.className}`);
  }, 250);
}

/** Runs in the page. A storage that throws counts as empty. */
async function readPage() {
  const readEntries = (getStorage: () => Storage): Record<string, string> => {
    try {
      return { ...getStorage() };
    } catch {
      return {};
    }
  };
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
  const local = readEntries(() => localStorage);
  const { href } = window.location;
  const databases = (await indexedDB.databases()).map(({ name }) => `database ${name ?? ''}`);
  return {
    session: readEntries(() => sessionStorage),
    local,
    otherStores: [...databases, ...(await caches.keys()), document.cookie, window.name].filter(Boolean),
    persistent: [local, href, document.title, window.history.state],
    text: [document.documentElement.outerHTML, ...fields.map(({ value }) => value)].join('\n'),
  };
}
