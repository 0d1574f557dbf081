import { type Page } from '@playwright/test';
import { expect, signInByStorage, test } from './portalTest';

test.beforeEach(async ({ page }) => {
  await signInByStorage(page, 'US East', 'CBTA');
  await page.goto('/agency-dashboard/CBTA/businessRules');
});

/** Opens a category, unless it is open. */
async function openCategory(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
}

const ruleRow = (page: Page, identity: string) => page.getByRole('row').filter({ hasText: identity });

/** Submits, and closes the success dialog. */
async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Business Rule Edited Successfully' });
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
}

test('edits of each kind of rule survive a reload', async ({ page }) => {
  await openCategory(page, 'Transfers');

  // A JavaScript number would change the last digit of this value.
  await ruleRow(page, 'transfer_minutes').click();
  await page.getByRole('spinbutton', { name: 'Value' }).fill('9007199254740993');
  await submit(page);

  await ruleRow(page, 'round_trips_allowed').click();
  await page.getByRole('button', { name: 'True' }).click();
  await submit(page);

  await ruleRow(page, 'transfer_notice').click();
  await page.getByRole('textbox', { name: 'Value' }).fill('“Any” direction ☎');
  await submit(page);

  await openCategory(page, 'Smartcards');
  await ruleRow(page, 'legacy_serials').click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const jsonInput = page.getByRole('textbox', { name: 'JSON' });
  const editorJson = await jsonInput.inputValue();
  expect(editorJson).toContain('"scale": 1.0');
  await jsonInput.fill(
    editorJson.replace('9007199254749999', '9007199254749997').replace('}', ',"__proto__":{"a":1}}'),
  );
  await page.getByRole('button', { name: 'Format' }).click();
  await submit(page);

  await page.reload();
  await expect(ruleRow(page, 'transfer_minutes')).toContainText('9007199254740993');
  await expect(ruleRow(page, 'round_trips_allowed')).toContainText('true');
  await expect(ruleRow(page, 'transfer_notice')).toContainText('“Any” direction ☎');
  await ruleRow(page, 'legacy_serials').click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(jsonInput).toHaveValue(
    [
      '{',
      '  "first": 9007199254740993,',
      '  "last": 9007199254749997,',
      '  "scale": 1.0,',
      '  "__proto__": {',
      '    "a": 1',
      '  }',
      '}',
    ].join('\n'),
  );
});

test('a syntax error shows its line and column, and Cancel keeps the rule', async ({ page }) => {
  await openCategory(page, 'Transfers');
  await ruleRow(page, 'transfer_matrix').click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('textbox', { name: 'JSON' }).fill('{\n  "a": 1\n  "b": 2\n}');
  await expect(
    page.getByText('Line 3, column 3: a comma or a closing bracket is expected here'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(ruleRow(page, 'transfer_matrix')).toContainText('{"local":{"local":0,"express":');
});

test('the search finds a rule of a closed category, and Enter opens it', async ({ page }) => {
  await page.getByLabel('Search all rules').fill('card_prefix');
  const resultRow = ruleRow(page, 'card_prefix');
  await expect(resultRow).toContainText('Smartcards');
  await resultRow.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Value' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(resultRow.getByRole('button')).toBeFocused();
});

test('Go to the error scrolls to the marked line of a long JSON, beside its number', async ({ page }) => {
  await openCategory(page, 'Transfers');
  await ruleRow(page, 'transfer_matrix').click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const lines = Array.from({ length: 200 }, (_line, index) => `"key_${index}": "${'x'.repeat(index)}",`);
  lines[0] = '{';
  lines[100] = 'not a key';
  const jsonInput = page.getByRole('textbox', { name: 'JSON' });
  await jsonInput.fill(lines.join('\n'));
  await page.getByRole('button', { name: 'Go to the error' }).click();
  await expect(jsonInput).toBeFocused();
  const errorNumber = page.locator('.json-text-area__gutter mark');
  await expect(errorNumber).toHaveText('101');
  await expect(errorNumber).toBeInViewport({ ratio: 1 });
  const scrollPositions = () =>
    page.locator('.json-text-area > *').evaluateAll((elements) => elements.map(({ scrollTop }) => scrollTop));
  await expect.poll(async () => new Set(await scrollPositions()).size).toBe(1);
  expect((await scrollPositions())[0]).toBeGreaterThan(1000);
  await page.getByRole('button', { name: 'Cancel' }).click();
});
