import { chooseOption } from '../chooseOption';
import { AGENCY_A, expect, test } from './harness/faultTest';

const AGENCIES_PATH = '/agency/api/v4/agencies';
const FEATURES_PATH = '/appfeatures/api/v1/appFeatures';

/** The platform's error for a name that another agency has. */
const DUPLICATE_NAME = { message: 'duplicate key value violates unique constraint "agency_name_key"' };

for (const { status, body, text } of [
  { status: 409, body: {}, text: 'Agency already exists' },
  { status: 400, body: { extra: DUPLICATE_NAME }, text: 'Agency already exists' },
  { status: 404, body: {}, text: 'Server could not be reached' },
  { status: 418, body: {}, text: 'This is likely a bug' },
]) {
  test(`an agency that is rejected with ${status} shows the error text and keeps the form’s values`, async ({
    page,
    openSignedIn,
    requestLog,
    setFaults,
  }) => {
    await setFaults({ kind: 'status', status, body, method: 'POST', path: AGENCIES_PATH });
    await openSignedIn('/agency-creation', 'operator');
    const values = [
      { field: page.getByLabel('Name', { exact: true }), value: `Harbour ${status}` },
      { field: page.getByLabel('Abbreviation'), value: `HB${status}` },
    ];
    for (const { field, value } of values) await field.fill(value);
    await chooseOption(page, 'Measurement', 'Metric');
    await chooseOption(page, 'Timezone', 'Melbourne');
    await page.getByRole('switch', { name: 'Mobile Ticketing (3) enabled' }).click();
    const form = page.getByRole('form', { name: 'New agency' });
    const formText = (await form.textContent()) ?? '';
    expect(formText).toContain('Metric');
    expect(formText).toContain('Australia/Melbourne');
    requestLog.expectOneWrite('POST', AGENCIES_PATH);
    await page.getByRole('button', { name: 'Create agency' }).click();
    const dialog = page.getByRole('dialog', { name: 'Failed to create agency' });
    await expect(dialog).toContainText(text);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog).toBeHidden();
    for (const { field, value } of values) await expect(field).toHaveValue(value);
    await expect(form).toContainText('Metric');
    await expect(form).toContainText('Australia/Melbourne');
    await expect(page.getByRole('switch', { name: 'Mobile Ticketing (3) enabled' })).not.toBeChecked();

    await setFaults();
    requestLog.expectOneWrite('POST', AGENCIES_PATH);
    await page.getByRole('button', { name: 'Create agency' }).click();
    await expect(page.getByRole('dialog', { name: 'Agency created' })).toContainText(
      `Harbour ${status} (HB${status})`,
    );
  });
}

// Only `npm run test:faults` runs tests tagged `@slow`.
test(
  'going offline while features are sent leaves the outcome unknown, and nothing is sent again when online',
  { tag: '@slow' },
  async ({ page, context, openSignedIn, requestLog, setFaults }) => {
    // The platform applies the write, but does not respond.
    await setFaults({ kind: 'hang', applied: true, method: 'POST', path: FEATURES_PATH });
    await openSignedIn(
      `/agency-dashboard/${AGENCY_A}/agency-appfeatures?application=amble&version=1.0.0&platform=browser`,
    );
    const feature = page.getByRole('switch', { checked: false }).first();
    const id = (await feature.getAttribute('id')) ?? '';
    const name = (await page.locator(`label[for="${id}"]`).textContent()) ?? '';
    await feature.click();
    await page.getByRole('button', { name: 'Submit Changes' }).click();
    requestLog.expectOneWrite('POST', FEATURES_PATH);
    const requestSent = page.waitForRequest((request) => request.method() === 'POST');
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await requestSent;
    await context.setOffline(true);
    await expect(page.getByText('You are offline')).toBeVisible();
    const dialog = page.getByRole('dialog', { name: 'Failed to apply changes' });
    // The call times out after 10 s.
    await expect(dialog).toContainText('It may have been applied: no reliable response', { timeout: 11_500 });

    await context.setOffline(false);
    await expect(page.getByText('You are offline')).toBeHidden();
    expect(requestLog.requestsTo(FEATURES_PATH, 'POST')).toHaveLength(1);
    await dialog.getByRole('button', { name: 'Check now' }).click();
    await expect(page.getByRole('dialog', { name: 'Changes applied successfully!' })).toContainText(
      'Applied',
    );
    await page.getByRole('button', { name: 'make more changes' }).click();
    await expect(page.getByRole('switch', { name, exact: true })).toBeChecked();
    expect(requestLog.requestsTo(FEATURES_PATH, 'POST')).toHaveLength(1);
  },
);
