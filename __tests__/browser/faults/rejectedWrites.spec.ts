import { chooseOption } from '../chooseOption';
import { expect, test } from './harness/faultTest';

const AGENCIES_PATH = '/agency/api/v4/agencies';

/** The platform's error for a name that another agency has. */
const DUPLICATE_NAME = { message: 'duplicate key value violates unique constraint "agency_name_key"' };

for (const { status, body, text } of [
  { status: 409, body: {}, text: 'Agency already exists' },
  { status: 400, body: { extra: DUPLICATE_NAME }, text: 'Agency already exists' },
  { status: 404, body: {}, text: 'Server could not be reached' },
  { status: 418, body: {}, text: 'This is likely a bug' },
]) {
  test(`an agency that is rejected with ${status} shows the error text and keeps the form’s values, which the next press sends`, async ({
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
