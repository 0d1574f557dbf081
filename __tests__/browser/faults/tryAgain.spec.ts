import { type Locator } from '@playwright/test';
import { type Fault } from '@server/faults/fault';
import { AGENCY_A, expect, type Page, test } from './harness/faultTest';
import { openPaymentEditor } from './harness/paymentEditor';

interface WriteForm {
  write: string;
  method: 'POST' | 'PATCH';
  /** The path of the write; `*` matches any characters. */
  path: string;
  /**
   * Opens and fills the form. `attempt` is another number in each test, for another input: a worker keeps its platform, and
   * Try again finds what the test before has written. Returns the field that must keep its value, and the path of this write.
   */
  fill: (
    page: Page,
    openSignedIn: (path: string, session?: 'agencyA' | 'operator') => Promise<void>,
    attempt: 1 | 2,
  ) => Promise<{ field: Locator; sentPath: string }>;
  submit: (page: Page) => Promise<void>;
  /** The path of the second call of a write of two calls. */
  secondPath?: string;
  resendLabel: string;
  successText: string | RegExp;
  /** Whether the form is tested with all faults, or with a lost connection only. */
  hasAllFaults?: true;
}

const clickButton = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();
const PASSWORD = 'Quiet-heron-4821';
const ADMINISTRATORS_PATH = '/auth/api/v3/administrators';
const FEATURES_PATH = '/appfeatures/api/v1/appFeatures';

const FORMS: readonly WriteForm[] = [
  {
    write: 'an agency’s creation',
    method: 'POST',
    path: '/agency/api/v4/agencies',
    fill: async (page, openSignedIn, attempt) => {
      await openSignedIn('/agency-creation', 'operator');
      await page.getByLabel('Name', { exact: true }).fill(`Again Lines ${attempt}`);
      const field = page.getByLabel('Abbreviation');
      await field.fill(`AGAIN${attempt}`);
      // Before the lists are there, the form is not complete and sends nothing.
      await expect(page.getByRole('form').getByText('America/New_York').first()).toBeVisible();
      await expect(page.getByRole('form').getByText('United States').first()).toBeVisible();
      await expect(page.getByRole('checkbox', { name: /Mobile Ticketing/ })).toBeChecked();
      return { field, sentPath: '/agency/api/v4/agencies' };
    },
    submit: clickButton('Create agency'),
    resendLabel: 'Try again',
    successText: 'Agency created',
  },
  {
    write: 'an operator’s registration',
    method: 'POST',
    path: '/pso/api/v1/signup',
    fill: async (page, openSignedIn, attempt) => {
      await openSignedIn('/pso-users', 'operator');
      await clickButton('Register operator')(page);
      const field = page.getByLabel('Email');
      await field.fill(`again-${attempt}@us-east.example`);
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      return { field, sentPath: '/pso/api/v1/signup' };
    },
    submit: clickButton('Register'),
    resendLabel: 'Try again',
    successText: 'Operator registered',
  },
  {
    write: 'an administrator’s registration',
    method: 'POST',
    path: ADMINISTRATORS_PATH,
    fill: async (page, openSignedIn, attempt) => {
      await openSignedIn(`/agency-dashboard/${AGENCY_A}/admin-registration`);
      await page.getByLabel('First Name').fill('Ada');
      await page.getByLabel('Last Name').fill('Byron');
      const field = page.getByLabel('Email');
      await field.fill(`again-${attempt}@cbta.example`);
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      return { field, sentPath: ADMINISTRATORS_PATH };
    },
    submit: clickButton('Create'),
    secondPath: '/profile/api/v3/profile',
    resendLabel: 'try again',
    successText: 'Admin registered successfully!',
  },
  {
    write: 'a change of features',
    method: 'POST',
    path: FEATURES_PATH,
    fill: async (page, openSignedIn) => {
      await openSignedIn(
        `/agency-dashboard/${AGENCY_A}/agency-appfeatures?application=amble&version=1.0.0&platform=browser`,
      );
      const feature = page.getByRole('switch', { checked: false }).first();
      const field = page.locator(`[id="${await feature.getAttribute('id')}"]`);
      await feature.click();
      // It opens the dialog that lists the changes. 'try again' opens the dialog again.
      await clickButton('Submit Changes')(page);
      return { field, sentPath: FEATURES_PATH };
    },
    submit: clickButton('Submit'),
    resendLabel: 'try again',
    successText: 'Changes applied successfully!',
  },
  {
    write: 'a rule’s edit',
    method: 'PATCH',
    path: '/businessrules/api/v1/rule',
    fill: async (page, openSignedIn, attempt) => {
      await openSignedIn(`/agency-dashboard/${AGENCY_A}/businessRules`);
      await clickButton('Transfers')(page);
      await page.getByRole('row').filter({ hasText: 'transfer_minutes' }).click();
      const field = page.getByRole('spinbutton', { name: 'Value' });
      await field.fill(String(85 + attempt));
      return { field, sentPath: '/businessrules/api/v1/rule' };
    },
    submit: clickButton('Submit'),
    resendLabel: 'Try again',
    successText: 'Business Rule Edited Successfully',
  },
  {
    write: 'a payment’s correction',
    method: 'POST',
    path: '/payment/api/v4/correction/*',
    fill: async (page, openSignedIn) => {
      const { correctionPath, amount } = await openPaymentEditor(page, openSignedIn);
      const field = page.getByLabel('Amount');
      await field.fill(String(amount + 7));
      return { field, sentPath: correctionPath };
    },
    submit: clickButton('Submit'),
    resendLabel: 'Try again',
    successText: 'Payment corrected',
    hasAllFaults: true,
  },
];

const LOST_CONNECTION = { kind: 'drop' } as const;
/** Jest tests the other forms with the first two (unknownOutcomes.test.tsx). */
const ALL_FAULTS: readonly Pick<Fault, 'kind' | 'status' | 'body'>[] = [
  { kind: 'status', status: 500, body: { message: 'down for a moment' } },
  { kind: 'html', status: 502 },
  LOST_CONNECTION,
];

for (const {
  write,
  method,
  path,
  fill,
  submit,
  secondPath,
  resendLabel,
  successText,
  hasAllFaults,
} of FORMS) {
  test.describe(write, () => {
    const readState = async (field: Locator) =>
      (await field.getAttribute('role')) === 'switch'
        ? field.getAttribute('aria-checked')
        : field.inputValue();
    const pressTryAgain = async (page: Page, hasAnswer: boolean) => {
      const dialog = page.getByRole('dialog').last();
      const button = dialog.getByRole('button', { name: resendLabel, exact: true });
      await button.click();
      // The platform may still apply a write that it has not answered: the second press goes on (decision 19).
      if (hasAnswer) return;
      await expect(dialog).toContainText('Not applied so far');
      await button.click();
    };

    // The page of a registration goes on naming one whose outcome is unknown.
    const expectResultClosed = (page: Page) =>
      expect(page.getByRole('dialog').filter({ hasText: 'may have been applied' })).toBeHidden();

    const faultsText = hasAllFaults ? 'a 500, a 502 with HTML and a lost connection' : 'a lost connection';
    test(`after ${faultsText}, Try again leads back to the form`, async ({
      page,
      openSignedIn,
      requestLog,
      setFaults,
    }) => {
      const { field, sentPath } = await fill(page, openSignedIn, 1);
      const typed = await readState(field);
      for (const fault of hasAllFaults ? ALL_FAULTS : [LOST_CONNECTION]) {
        // Not once: Chromium itself repeats a request whose reused connection was closed.
        await setFaults({ ...fault, method, path });
        requestLog.expectOneWrite(method, sentPath);
        await submit(page);
        await expect(page.getByRole('dialog').last()).toContainText('may have been applied');
        await setFaults();
        await pressTryAgain(page, fault.kind === 'status');
        await expectResultClosed(page);
        expect(await readState(field)).toBe(typed);
      }
      requestLog.expectOneWrite(method, sentPath);
      if (secondPath !== undefined) requestLog.expectOneWrite('POST', secondPath);
      await submit(page);
      await expect(page.getByText(successText).first()).toBeVisible();
    });

    // Only `npm run test:faults` runs tests tagged `@slow`, which wait for the time-out of 10 s.
    test(
      'after a time-out, Try again leads back to the form',
      { tag: '@slow' },
      async ({ page, openSignedIn, requestLog, setFaults }) => {
        const { field, sentPath } = await fill(page, openSignedIn, 2);
        const typed = await readState(field);
        // Not once, as above.
        await setFaults({ kind: 'hang', method, path });
        requestLog.expectOneWrite(method, sentPath);
        await submit(page);
        await expect(page.getByRole('dialog').last()).toContainText('may have been applied', {
          timeout: 20_000,
        });
        await setFaults();
        await pressTryAgain(page, false);
        await expectResultClosed(page);
        expect(await readState(field)).toBe(typed);
      },
    );
  });
}
