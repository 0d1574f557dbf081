import { type BrowserContext, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '@tests/browser/sites';
import { type RequestLog, createRequestLog, listWrites, findWrongTokens } from './requestLog';

/** Signs that something is under way; none may stand longer than the limit. */
const BUSY = '.ant-spin, .ant-btn-loading, [aria-busy="true"], .table__progress, [class*="skeleton"]';
const BUSY_LIMIT_MS = 11_000;
/** The only keys that the portal writes, by storage (R01). */
const SESSION = 'fare-portal:session';
const SESSION_KEYS = [
  SESSION,
  'fare-portal:continue',
  'fare-portal:kept-input',
  'fare-portal:unfinished-profiles',
  'fare-portal:sent-registrations',
  'fare-portal:reloaded-for',
  'fare-portal:diagnostics',
  'fare-portal:sent-corrections',
  'fare-portal:journal',
  'fare-portal:ended-journal',
];
const LOCAL_KEYS = ['fare-portal:region', 'fare-portal:preferences'];

/** The universal invariants of the fault campaign (reliability 3.1), watched over a context from its first page on. */
export interface InvariantMonitor {
  requestLog: RequestLog;
  /** What does not hold, of all that was seen so far and of every page as it stands. */
  listViolations(expectedMessages: readonly RegExp[]): Promise<string[]>;
}

export async function monitorInvariants(context: BrowserContext, origin: string): Promise<InvariantMonitor> {
  const requestLog = createRequestLog(context);
  const problems: string[] = [];
  const consoleLines: string[] = [];
  const visitedUrls: string[] = [];
  context.on('weberror', (error) => problems.push(`uncaught: ${error.error().message}`));
  context.on('console', (message) => consoleLines.push(`${message.type()}: ${message.text()}`));
  context.on('page', (page) => page.on('framenavigated', (frame) => visitedUrls.push(frame.url())));
  await context.exposeBinding('tellTheWatch', (_source, problem: string) => problems.push(problem));
  await context.addInitScript(observePage, { busy: BUSY, limit: BUSY_LIMIT_MS });

  return {
    requestLog,
    listViolations: async (expectedMessages) => {
      const pages = context.pages().filter((page) => page.url().startsWith(origin));
      const ofPages = await Promise.all(pages.map((page) => listPageViolations(page, requestLog)));
      const written = [
        ...consoleLines,
        ...visitedUrls,
        ...requestLog.requests.map(({ url }) => url.href),
      ].join('\n');
      return [
        ...problems,
        ...ofPages.flat(),
        ...consoleLines
          .filter((line) => !/^(log|info|debug): /.test(line))
          .filter((line) => !expectedMessages.some((form) => form.test(line)))
          .map((line) => `console: ${line}`),
        ...requestLog.requests
          .filter(({ url }) => url.origin !== origin && url.protocol !== 'data:')
          .map(({ url }) => `a request to a foreign origin: ${url.href}`),
        ...findWrongTokens(requestLog),
        ...difference(listWrites(requestLog), requestLog.expectedWrites).map(
          (write) => `not asked for: ${write}`,
        ),
        ...difference(requestLog.expectedWrites, listWrites(requestLog)).map((write) => `not sent: ${write}`),
        ...findSecrets(written, [...requestLog.tokens, DEMO_PASSWORD], 'console, an address or a request'),
      ];
    },
  };
}

async function listPageViolations(page: Page, { tokens }: RequestLog): Promise<string[]> {
  const isBlank = await waitUntil(page, () => document.querySelector('#root > *') !== null);
  const isBusy = await waitUntil(page, (busy) => document.querySelector(busy) === null, BUSY);
  const seen = await page.evaluate(readPage);
  const isSignedIn = /"psoToken":"\\"/.test(seen.session[SESSION] ?? '');
  const hasWayOut = !isSignedIn || (await page.getByRole('link', { name: 'Sign Out' }).isVisible());
  const kept = JSON.stringify([{ ...seen.session, [SESSION]: '' }, ...seen.kept]);
  return [
    ...isBlank.map(() => 'the root is empty'),
    ...isBusy.map(() => 'a spinner stays'),
    ...(hasWayOut ? [] : ['signed in, and no Sign Out']),
    ...difference(Object.keys(seen.session), SESSION_KEYS).map((key) => `sessionStorage: ${key}`),
    ...difference(Object.keys(seen.local), LOCAL_KEYS).map((key) => `localStorage: ${key}`),
    ...seen.foreignStores.map((store) => `another store: ${store}`),
    ...findSecrets(kept, [...tokens, DEMO_PASSWORD], 'storage, address, title or history'),
    ...findSecrets(seen.text, [...tokens], 'the page'),
  ];
}

/** Empty once the page is so, within a spinner's limit; else the limit that passed. */
async function waitUntil<Arg>(page: Page, holds: (arg: Arg) => boolean, arg?: Arg): Promise<number[]> {
  const waiting = page.waitForFunction(holds as never, arg as never, {
    timeout: BUSY_LIMIT_MS,
    // Not by frames: a tab in the background draws none.
    polling: 100,
  });
  return waiting.then(
    () => [],
    () => [BUSY_LIMIT_MS],
  );
}

/** What is in the first and not in the second, each as often as it is more. */
function difference(ones: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return ones.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Names a secret by its end only. */
function findSecrets(text: string, secrets: readonly string[], where: string): string[] {
  return secrets
    .filter((secret) => text.includes(secret))
    .map((secret) => `…${secret.slice(-6)} in ${where}`);
}

/** Runs in the page, before anything of the portal. */
function observePage({ busy, limit }: { busy: string; limit: number }): void {
  const { tellTheWatch: tell } = window as unknown as { tellTheWatch: (problem: string) => void };
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    tell(`CSP: ${effectiveDirective} ${blockedURI}`),
  );
  let since = new Map<Element, number>();
  setInterval(() => {
    const now = performance.now();
    since = new Map([...document.querySelectorAll(busy)].map((one) => [one, since.get(one) ?? now]));
    for (const [one, start] of since) if (now - start > limit) tell(`endless: ${one.className}`);
  }, 250);
}

/** Runs in the page; a storage that throws holds nothing. */
async function readPage() {
  const contentOf = (open: () => Storage): Record<string, string> => {
    try {
      return { ...open() };
    } catch {
      return {};
    }
  };
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
  const local = contentOf(() => localStorage);
  const { href } = window.location;
  const databases = (await indexedDB.databases()).map(({ name }) => `database ${name ?? ''}`);
  return {
    session: contentOf(() => sessionStorage),
    local,
    foreignStores: [...databases, ...(await caches.keys()), document.cookie, window.name].filter(Boolean),
    kept: [local, href, document.title, window.history.state],
    text: [document.documentElement.outerHTML, ...fields.map(({ value }) => value)].join('\n'),
  };
}
