import { expect, type Page } from '@playwright/test';

/** Searches for an option of antd's Select with this label, and selects the first one, which must contain the text. */
export async function chooseOption(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(text);
  // The list of options may still load. Closed lists of other fields stay in the document.
  await expect(page.locator('.ant-select-item-option:visible').first()).toContainText(text);
  await page.keyboard.press('Enter');
  await expect(page.locator('.ant-select-item-option:visible')).toHaveCount(0);
}
