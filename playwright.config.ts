import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import {
  ACCESS_LOG,
  BEHIND_NGINX,
  DEMO_PASSWORD,
  LARGE,
  ONE_ORIGIN,
  SEPARATE_ORIGINS,
  SEPARATE_ORIGINS_LOG,
  STATIC_HOST,
  STATIC_HOST_WITH_POLICY,
} from './__tests__/browser/sites';

const platform = 'node __tests__/browser/startPlatform.mjs';
/** On SIGTERM the platform deletes its databases. */
const gracefulShutdown = { signal: 'SIGTERM', timeout: 5_000 } as const;
/** scripts/chromium.mjs sets both. */
const executablePath = process.env.HEADLESS_SHELL_PATH ?? process.env.CHROMIUM_PATH;
const environment = {
  SEED_RIDERS: '400',
  DEMO_PASSWORD,
  // Fixed, so that a developer's environment does not affect the tests.
  HOST: '127.0.0.1',
};
const launchOptions = {
  ...(executablePath !== undefined && { executablePath }),
  args: [
    // Widths of letters in parts of a pixel, as on most desktops. With whole pixels a cell can fit here and be cut there.
    '--font-render-hinting=none',
    // Chromium's sandbox does not work as root in a container.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
};
/**
 * Without V8's optimizing compilers: a test's pages live too short to gain what these take. `npm run test:faults`, whose
 * projects don't use this, has tests with time limits.
 */
const unoptimized = {
  launchOptions: { ...launchOptions, args: [...launchOptions.args, '--js-flags=--no-opt --no-maglev'] },
};

/** Tests the production build in Chromium on the local platform, with one origin and with an origin per region. */
export default defineConfig({
  testDir: '__tests__/browser',
  outputDir: 'test-results',
  projects: [
    { name: 'portal', testIgnore: '**/faults/**', use: unoptimized },
    // @slow cases wait for the portal's timeout of ten seconds. Only `npm run test:faults` runs them.
    {
      name: 'faults',
      testDir: '__tests__/browser/faults',
      testIgnore: '**/monkey.spec.ts',
      grepInvert: /@slow/,
      use: unoptimized,
    },
  ],
  fullyParallel: true,
  // One more than cores, because a test also waits: for timers, polls and responses.
  workers: availableParallelism() + 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  // A busy machine can make a test fail, so it gets a second attempt and is reported as flaky.
  retries: 1,
  use: {
    baseURL: ONE_ORIGIN.portal,
    viewport: { width: 1440, height: 900 },
    timezoneId: 'UTC',
    // Not at the first try: recording takes a third of the time.
    trace: 'on-first-retry',
    launchOptions,
  },
  webServer: [
    // Without a URL, so that nothing waits for its seeding but the tests that use it (`waitForLargePlatform`).
    {
      command: 'node .build/platform/server/main.js',
      // As many rows as after `npm start`: more than 20,000 passes in one agency.
      env: {
        ...environment,
        DATA_DIR: ':memory:',
        PORT: String(LARGE.port),
        SEED_RIDERS: '20500',
        SEED_END: '2026-10-31',
      },
    },
    {
      command: platform,
      gracefulShutdown,
      url: `${ONE_ORIGIN.portal}/index.json`,
      env: { ...environment, PORT: String(ONE_ORIGIN.port), ACCESS_LOG },
    },
    {
      command: platform,
      gracefulShutdown,
      url: `${SEPARATE_ORIGINS.portal}/index.json`,
      env: {
        ...environment,
        PORT: String(SEPARATE_ORIGINS.port),
        ACCESS_LOG: SEPARATE_ORIGINS_LOG,
        // nginx, as docs/deployment.md says.
        TRUSTED_PROXY: '127.0.0.1',
        US_EAST_PORT: String(SEPARATE_ORIGINS.port + 1),
        AUSTRALIA_PORT: String(SEPARATE_ORIGINS.port + 2),
        // The platform of ONE_ORIGIN has JWTs.
        OPAQUE_TOKENS: 'true',
        PUBLIC_INFO_PORT: String(SEPARATE_ORIGINS.port + 3),
        // So that the test of nginx can find out whether a forwarded request sets them.
        FAULTS: 'on',
        PORTAL_ORIGINS: [BEHIND_NGINX, STATIC_HOST, STATIC_HOST_WITH_POLICY]
          .map(({ portal }) => portal)
          .join(),
      },
    },
    // Without nginx, its test is skipped.
    ...(process.env.NGINX_PATH === undefined
      ? []
      : [
          {
            command: `node scripts/nginx.mjs ${BEHIND_NGINX.port} ${SEPARATE_ORIGINS.port}`,
            url: `${BEHIND_NGINX.portal}/index.json`,
            ignoreHTTPSErrors: true,
          },
        ]),
  ],
});
