import { defineConfig } from '@playwright/test';
import portal from './playwright.config';

/** The fault campaign, slow cases included: each worker starts a platform of its own. A case has one try. */
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
