import { type Locator } from '@playwright/test';
import { type Fault } from '@server/faults/fault';
import { openEmptyPage } from '../openSignedIn';
import { waitForReactForm } from '../portalTest';
import { DEMO_PASSWORD } from '../sites';
import { AGENCY_A, expect, holdRequests, type Page, test } from './harness/faultTest';
import { openPaymentEditor } from './harness/paymentEditor';
import { type RequestLog } from './harness/requestLog';

interface TestContext {
  page: Page;
  openSignedIn: (path: string, session?: 'agencyA' | 'operator') => Promise<void>;
  requestLog: RequestLog;
  setFaults: (fault: Fault) => Promise<void>;
}

interface Form {
  name: string;
  method?: 'PATCH';
  urlPattern: RegExp;
  /** Opens and fills the form, with other values for attempt 1 than for attempt 0, and expects its write. */
  fill: (context: TestContext, attempt: number) => Promise<void>;
  submitButton: (page: Page) => Locator;
  /** The element in which Enter submits the form. */
  enterTarget: (page: Page) => Locator;
  /** The element that shows success. A key that is still held must not press a button in it. */
  successElement: (page: Page) => Locator;
}

const locateButton = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true });

const FORMS: Form[] = [
  {
    name: 'payment correction',
    urlPattern: /\/correction\/payment\//,
    fill: async ({ page, openSignedIn, requestLog }, attempt) => {
      const { correctionPath, amount } = await openPaymentEditor(page, openSignedIn);
      await page.getByLabel('Amount').fill(String(amount + 1 + attempt));
      requestLog.expectOneWrite('POST', correctionPath);
    },
    submitButton: locateButton('Submit'),
    enterTarget: (page) => page.getByLabel('Amount'),
    successElement: (page) => page.getByRole('dialog', { name: 'Payment corrected' }),
  },
  {
    name: 'business rule',
    method: 'PATCH',
    urlPattern: /\/businessrules\/api\/v1\/rule\?/,
    fill: async ({ page, openSignedIn, requestLog }, attempt) => {
      await openSignedIn(`/agency-dashboard/${AGENCY_A}/businessRules`);
      await page.getByRole('button', { name: 'Transfers', exact: true }).click();
      await page.getByRole('row').filter({ hasText: 'transfer_minutes' }).click();
      await page.getByRole('spinbutton', { name: 'Value' }).fill(String(Date.now() + attempt));
      requestLog.expectOneWrite('PATCH', '/businessrules/api/v1/rule');
    },
    submitButton: locateButton('Submit'),
    enterTarget: (page) => page.getByRole('spinbutton', { name: 'Value' }),
    successElement: (page) => page.getByRole('dialog', { name: 'Business Rule Edited Successfully' }),
  },
  {
    name: 'agency creation',
    urlPattern: /\/agency\/api\/v4\/agencies$/,
    fill: async ({ page, openSignedIn, requestLog }, attempt) => {
      await openSignedIn('/agency-creation', 'operator');
      await page.getByLabel('Name', { exact: true }).fill(`Once ${attempt}`);
      await page.getByLabel('Abbreviation').fill(`ONCE${Date.now()}`);
      requestLog.expectOneWrite('POST', '/agency/api/v4/agencies');
    },
    submitButton: locateButton('Create agency'),
    enterTarget: (page) => page.getByLabel('Abbreviation'),
    successElement: (page) => page.getByRole('dialog', { name: 'Agency created' }),
  },
  {
    name: 'administrator registration',
    urlPattern: /\/auth\/api\/v3\/administrators$/,
    fill: async ({ page, openSignedIn, requestLog }) => {
      await openSignedIn(`/agency-dashboard/${AGENCY_A}/admin-registration`);
      await page.getByLabel('First Name').fill('Ada');
      await page.getByLabel('Last Name').fill('Byron');
      await page.getByLabel('Email').fill(`once.${Date.now()}@cbta.example`);
      await page.getByLabel('Password', { exact: true }).fill('Quiet-heron-4821');
      requestLog.expectOneWrite('POST', '/auth/api/v3/administrators');
      requestLog.expectOneWrite('POST', '/profile/api/v3/profile');
    },
    submitButton: locateButton('Create'),
    enterTarget: (page) => page.getByLabel('Email'),
    successElement: (page) => page.getByRole('dialog', { name: 'Admin registered successfully!' }),
  },
  {
    name: 'app features',
    urlPattern: /\/appfeatures\/api\/v1\/appFeatures$/,
    fill: async ({ page, openSignedIn, requestLog }, attempt) => {
      const application = `application=pay&version=1.0.1&platform=${['ios', 'android'][attempt] ?? ''}`;
      await openSignedIn(`/agency-dashboard/${AGENCY_A}/agency-appfeatures?${application}`);
      const inactiveSwitch = page.getByRole('switch', { checked: false }).first();
      await inactiveSwitch.click();
      await page.getByRole('button', { name: 'Submit Changes' }).click();
      requestLog.expectOneWrite('POST', '/appfeatures/api/v1/appFeatures');
    },
    submitButton: locateButton('Submit'),
    enterTarget: locateButton('Submit'),
    successElement: (page) => page.getByRole('dialog', { name: 'Changes applied successfully!' }),
  },
  {
    name: 'sign-in',
    urlPattern: /\/pso\/api\/v1\/signin$/,
    fill: async ({ page, requestLog }) => {
      // With a session, /login would end it and open itself as a new page, without the input.
      await openEmptyPage(page);
      await page.evaluate(() => sessionStorage.clear());
      await page.goto('/login');
      await waitForReactForm(page);
      await page.getByLabel('Email').fill('operator@us-east.example');
      await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
      requestLog.expectOneWrite('POST', '/pso/api/v1/signin');
    },
    submitButton: locateButton('Login'),
    enterTarget: (page) => page.getByLabel('Password', { exact: true }),
    successElement: (page) => page.getByRole('heading', { level: 1, name: 'HOME' }),
  },
  {
    // The form stays after the rejection, and the user may submit it again.
    name: 'rejected sign-in',
    urlPattern: /\/pso\/api\/v1\/signin$/,
    fill: async ({ page, requestLog, setFaults }) => {
      await setFaults({ kind: 'status', status: 401, path: '/pso/api/v1/signin' });
      await page.goto('/login');
      await waitForReactForm(page);
      await page.getByLabel('Email').fill('nobody@us-east.example');
      await page.getByLabel('Password', { exact: true }).fill('Not-the-one-4821');
      requestLog.expectOneWrite('POST', '/pso/api/v1/signin');
    },
    submitButton: locateButton('Login'),
    enterTarget: (page) => page.getByLabel('Password', { exact: true }),
    successElement: (page) => page.getByRole('alert').filter({ hasText: 'Login failed' }),
  },
];

/** Milliseconds between a held key's repeats. */
const REPEAT_MS = 33;

for (const { name, method = 'POST', urlPattern, fill, submitButton, enterTarget, successElement } of FORMS) {
  test(`the ${name} form sends one request for three quick clicks, and one for Enter held for 1 s`, async ({
    page,
    openSignedIn,
    requestLog,
    setFaults,
  }) => {
    const context = { page, openSignedIn, requestLog, setFaults };
    const countSent = () =>
      requestLog.requests.filter((request) => request.method === method && urlPattern.test(request.url.href))
        .length;
    await fill(context, 0);
    const held = await holdRequests(page, urlPattern, method);
    // Neither `click` in the page nor a key waits for an enabled button.
    await expect(submitButton(page)).toBeEnabled();
    await submitButton(page).evaluate((element: HTMLElement) => {
      element.click();
      element.click();
      // All clicks come before the response, because a click after it may submit again.
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
    await expect(successElement(page)).toBeVisible();
    expect(countSent()).toBe(1);

    await fill(context, 1);
    await expect(submitButton(page)).toBeEnabled();
    await enterTarget(page).focus();
    // In Playwright, `down` of a key that is already down is a key repeat.
    for (let elapsedMs = 0; elapsedMs < 1000; elapsedMs += REPEAT_MS) {
      await page.keyboard.down('Enter');
      await page.waitForTimeout(REPEAT_MS);
    }
    await page.keyboard.up('Enter');
    await expect(successElement(page)).toBeVisible();
    expect(countSent()).toBe(2);
  });
}
