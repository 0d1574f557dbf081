import { defineConfig } from '@playwright/test';
import {
  ACCESS_LOG,
  BEHIND_NGINX,
  DEMO_PASSWORD,
  FAULT_INJECTION,
  FAULT_INJECTION_LOG,
  ONE_ORIGIN,
  SEPARATE_ORIGINS,
} from './__tests__/browser/sites';

const platform = 'node .build/platform/server/main.js';
const environment = {
  DATA_DIR: ':memory:',
  SEED_RIDERS: '400',
  DEMO_PASSWORD,
  // Set to nothing: a developer's own .env shall not reach the tests.
  HOST: '127.0.0.1',
};

/** The production build in a real browser, on the local platform: on one origin, and with an origin for each region. */
export default defineConfig({
  testDir: '__tests__/browser',
  outputDir: 'test-results',
  projects: [
    { name: 'portal', testIgnore: '**/faults/**' },
    // The slow cases wait for the portal's own ten seconds: `npm run test:faults` runs them too.
    {
      name: 'faults',
      testDir: '__tests__/browser/faults',
      testIgnore: '**/monkey.spec.ts',
      grepInvert: /@slow/,
      use: { trace: 'on-first-retry' },
    },
  ],
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  // Two cores run browser, portal and platform: a test that a busy machine upset gets a second try, and is listed as flaky.
  retries: 1,
  use: {
    baseURL: ONE_ORIGIN.portal,
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH !== undefined && { executablePath: process.env.CHROMIUM_PATH }),
      // Chromium's own sandbox needs rights that root in a container doesn't have.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
  webServer: [
    {
      command: platform,
      url: `${ONE_ORIGIN.portal}/index.json`,
      env: { ...environment, PORT: String(ONE_ORIGIN.port), ACCESS_LOG },
    },
    {
      command: platform,
      url: `${FAULT_INJECTION.portal}/index.json`,
      // As many riders as a person has after `npm start`: 20,000 passes in one agency.
      env: {
        ...environment,
        PORT: String(FAULT_INJECTION.port),
        ACCESS_LOG: FAULT_INJECTION_LOG,
        FAULTS: 'on',
        SEED_RIDERS: '20500',
      },
    },
    {
      command: platform,
      url: `${SEPARATE_ORIGINS.portal}/index.json`,
      env: {
        ...environment,
        PORT: String(SEPARATE_ORIGINS.port),
        US_EAST_PORT: String(SEPARATE_ORIGINS.port + 1),
        AUSTRALIA_PORT: String(SEPARATE_ORIGINS.port + 2),
        PUBLIC_INFO_PORT: String(SEPARATE_ORIGINS.port + 3),
        PORTAL_ORIGINS: BEHIND_NGINX.portal,
      },
    },
    // Without nginx its test is left out, and says so.
    ...(process.env.NGINX_PATH === undefined
      ? []
      : [
          {
            command: `node scripts/nginx.mjs ${BEHIND_NGINX.port} ${SEPARATE_ORIGINS.port}`,
            url: `${BEHIND_NGINX.portal}/index.json`,
          },
        ]),
  ],
});
