import { defineConfig } from '@playwright/test';
import portal from './playwright.config';

/** Runs all fault tests, including the slow ones. Each worker starts its own platform. There are no retries. */
export default defineConfig({
  ...portal,
  testDir: '__tests__/browser/faults',
  projects: [
    { name: 'faults', testIgnore: '**/monkey.spec.ts', use: { trace: 'off' } },
    { name: 'monkey', testMatch: '**/monkey.spec.ts', use: { trace: 'off' } },
  ],
  webServer: [],
  retries: 0,
});
