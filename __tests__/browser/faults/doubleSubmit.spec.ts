import { type Locator } from '@playwright/test';
import { type Fault } from '@server/faults/fault';
import { DEMO_PASSWORD } from '../sites';
import { AGENCY_A, expect, holdResponses, type Page, test } from './harness/faultTest';
import { openPaymentEditor } from './harness/paymentEditor';
import { type RequestLog } from './harness/requestLog';

interface Bench {
  page: Page;
  open: (path: string, who?: 'A' | 'operator') => Promise<void>;
  requestLog: RequestLog;
  setFaults: (fault: Fault) => Promise<void>;
}

/** A form that writes: `fill` opens and fills it, and asks for its one write; `key` is where Enter sends it. */
interface Form {
  name: string;
  method?: 'PATCH';
  path: RegExp;
  fill: (bench: Bench, attempt: number) => Promise<void>;
  button: (page: Page) => Locator;
  key: (page: Page) => Locator;
  /** What stands once it is done; no held key may press anything in it. */
  outcome: (page: Page) => Locator;
}

const named = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true });

const FORMS: Form[] = [
  {
    name: 'a payment’s correction',
    path: /\/correction\/payment\//,
    fill: async ({ page, open, requestLog }, attempt) => {
      const { correctionPath, amount } = await openPaymentEditor(page, open);
      await page.getByLabel('Amount').fill(String(amount + 1 + attempt));
      requestLog.expectWrite('POST', correctionPath);
    },
    button: named('Submit'),
    key: (page) => page.getByLabel('Amount'),
    outcome: (page) => page.getByRole('dialog', { name: 'Payment corrected' }),
  },
  {
    name: 'a business rule',
    method: 'PATCH',
    path: /\/businessrules\/api\/v1\/rule\?/,
    fill: async ({ page, open, requestLog }, attempt) => {
      await open(`/agency-dashboard/${AGENCY_A}/businessRules`);
      await page.getByRole('button', { name: 'Transfers', exact: true }).click();
      await page.getByRole('row').filter({ hasText: 'transfer_minutes' }).click();
      await page.getByRole('spinbutton', { name: 'Value' }).fill(String(Date.now() + attempt));
      requestLog.expectWrite('PATCH', '/businessrules/api/v1/rule');
    },
    button: named('Submit'),
    key: (page) => page.getByRole('spinbutton', { name: 'Value' }),
    outcome: (page) => page.getByRole('dialog', { name: 'Business Rule Edited Successfully' }),
  },
  {
    name: 'an agency',
    path: /\/agency\/api\/v4\/agencies$/,
    fill: async ({ page, open, requestLog }, attempt) => {
      await open('/agency-creation', 'operator');
      await page.getByLabel('Name', { exact: true }).fill(`Once ${attempt}`);
      await page.getByLabel('Abbreviation').fill(`ONCE${Date.now()}`);
      requestLog.expectWrite('POST', '/agency/api/v4/agencies');
    },
    button: named('Create agency'),
    key: (page) => page.getByLabel('Abbreviation'),
    outcome: (page) => page.getByRole('dialog', { name: 'Agency created' }),
  },
  {
    name: 'an administrator',
    path: /\/auth\/api\/v3\/administrators$/,
    fill: async ({ page, open, requestLog }) => {
      await open(`/agency-dashboard/${AGENCY_A}/admin-registration`);
      await page.getByLabel('First Name').fill('Ada');
      await page.getByLabel('Last Name').fill('Byron');
      await page.getByLabel('Email').fill(`once.${Date.now()}@cbta.example`);
      await page.getByLabel('Password', { exact: true }).fill('Quiet-heron-4821');
      requestLog.expectWrite('POST', '/auth/api/v3/administrators');
      requestLog.expectWrite('POST', '/profile/api/v3/profile');
    },
    button: named('Create'),
    key: (page) => page.getByLabel('Email'),
    outcome: (page) => page.getByRole('dialog', { name: 'Admin registered successfully!' }),
  },
  {
    name: 'features',
    path: /\/appfeatures\/api\/v1\/appFeatures$/,
    fill: async ({ page, open, requestLog }, attempt) => {
      const application = `application=pay&version=1.0.1&platform=${['ios', 'android'][attempt] ?? ''}`;
      await open(`/agency-dashboard/${AGENCY_A}/agency-appfeatures?${application}`);
      const off = page.getByRole('switch', { checked: false }).first();
      await off.click();
      await page.getByRole('button', { name: 'Submit Changes' }).click();
      requestLog.expectWrite('POST', '/appfeatures/api/v1/appFeatures');
    },
    button: named('Submit'),
    key: named('Submit'),
    outcome: (page) => page.getByRole('dialog', { name: 'Changes applied successfully!' }),
  },
  {
    name: 'a sign-in',
    path: /\/pso\/api\/v1\/signin$/,
    fill: async ({ page, requestLog }) => {
      await page.goto('/login');
      await page.getByLabel('Email').fill('operator@us-east.example');
      await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
      requestLog.expectWrite('POST', '/pso/api/v1/signin');
    },
    button: named('Login'),
    key: (page) => page.getByLabel('Password', { exact: true }),
    outcome: (page) => page.getByRole('heading', { level: 1, name: 'HOME' }),
  },
  {
    // Refused at once: the form stays, and may be sent again, by another decision.
    name: 'a sign-in that is refused',
    path: /\/pso\/api\/v1\/signin$/,
    fill: async ({ page, requestLog, setFaults }) => {
      await setFaults({ kind: 'status', status: 401, path: '/pso/api/v1/signin' });
      await page.goto('/login');
      await page.getByLabel('Email').fill('nobody@us-east.example');
      await page.getByLabel('Password', { exact: true }).fill('Not-the-one-4821');
      requestLog.expectWrite('POST', '/pso/api/v1/signin');
    },
    button: named('Login'),
    key: (page) => page.getByLabel('Password', { exact: true }),
    outcome: (page) => page.getByRole('alert').filter({ hasText: 'Login failed' }),
  },
];

/** Milliseconds between a held key's repeats. */
const REPEAT_MS = 33;

for (const { name, method = 'POST', path, fill, button, key, outcome } of FORMS) {
  test(`FC19 ${name}: clicks in one tick and within 50 ms are one decision, Enter held for 1 s too`, async ({
    page,
    open,
    requestLog,
    setFaults,
  }) => {
    const bench = { page, open, requestLog, setFaults };
    const sent = () =>
      requestLog.requests.filter((call) => call.method === method && path.test(call.url.href)).length;
    await fill(bench, 0);
    const held = await holdResponses(page, path, method);
    await button(page).evaluate((element: HTMLElement) => {
      element.click();
      element.click();
      // Over before the call may be answered: after that a click is another decision.
      return new Promise<void>((resolve) => {
        setTimeout(() => {
          element.click();
          resolve();
        }, 50);
      });
    });
    await held.waitForHeld();
    await expect(page.locator('[data-status="processing"], form[aria-busy="true"]')).toHaveCount(1);
    await held.release();
    await expect(outcome(page)).toBeVisible();
    expect(sent()).toBe(1);

    await fill(bench, 1);
    await key(page).focus();
    // Each further `down` of a key that is down is a repeat.
    for (let time = 0; time < 1000; time += REPEAT_MS) {
      await page.keyboard.down('Enter');
      await page.waitForTimeout(REPEAT_MS);
    }
    await page.keyboard.up('Enter');
    await expect(outcome(page)).toBeVisible();
    expect(sent()).toBe(2);
  });
}
