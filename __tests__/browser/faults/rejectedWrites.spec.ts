import { chooseOption } from '../chooseOption';
import { expect, test } from './harness/faultTest';

const AGENCIES_PATH = '/agency/api/v4/agencies';

// Jest tests the texts of the other statuses (agency-creation/outcome.test.tsx).
test('an agency that is rejected with 409 shows the error text and keeps the form’s values, which the next press sends', async ({
  page,
  openSignedIn,
  requestLog,
  setFaults,
}) => {
  await setFaults({ kind: 'status', status: 409, body: {}, method: 'POST', path: AGENCIES_PATH });
  await openSignedIn('/agency-creation', 'operator');
  const values = [
    { field: page.getByLabel('Name', { exact: true }), value: 'Harbour Lines' },
    { field: page.getByLabel('Abbreviation'), value: 'HARBOUR' },
  ];
  for (const { field, value } of values) await field.fill(value);
  await chooseOption(page, 'Measurement', 'Metric');
  await chooseOption(page, 'Timezone', 'Melbourne');
  await page.getByRole('switch', { name: 'Mobile Ticketing id 3 enabled' }).click();
  const form = page.getByRole('form', { name: 'New agency' });
  const formText = (await form.textContent()) ?? '';
  expect(formText).toContain('Metric');
  expect(formText).toContain('Australia/Melbourne');
  requestLog.expectOneWrite('POST', AGENCIES_PATH);
  await page.getByRole('button', { name: 'Create agency' }).click();
  const dialog = page.getByRole('dialog', { name: 'Failed to create agency' });
  await expect(dialog).toContainText('Agency already exists');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog).toBeHidden();
  for (const { field, value } of values) await expect(field).toHaveValue(value);
  await expect(form).toContainText('Metric');
  await expect(form).toContainText('Australia/Melbourne');
  await expect(page.getByRole('switch', { name: 'Mobile Ticketing id 3 enabled' })).not.toBeChecked();

  await setFaults();
  requestLog.expectOneWrite('POST', AGENCIES_PATH);
  await page.getByRole('button', { name: 'Create agency' }).click();
  await expect(page.getByRole('dialog', { name: 'Agency created' })).toContainText('Harbour Lines (HARBOUR)');
});
