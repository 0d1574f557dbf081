import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Page } from '@playwright/test';

const axeSource = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeResults {
  violations: { id: string; impact: string; nodes: { html: string }[] }[];
}

/** antd's cross and eye: what can be hit of them reaches over the field beside them, which axe takes for covering it. */
const REACHING = /^<[^>]*ant-input-(clear|password)-icon/;

/** What tells where on a page something is, whatever axe thinks of its weight. */
const PLACES = /^(landmark|page-has-heading-one|skip-link)/;

/** The serious and critical findings of axe on the page as it stands, and those of its landmarks. */
export async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }).axe.run({
      // WCAG 2.2's is off unless asked for.
      rules: { 'target-size': { enabled: true } },
    }),
  );
  return violations
    .filter(({ id, impact }) => impact === 'serious' || impact === 'critical' || PLACES.test(id))
    .filter(({ id, nodes }) => id !== 'target-size' || !nodes.every(({ html }) => REACHING.test(html)))
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
}
