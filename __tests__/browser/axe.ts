import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';

const axeSource = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeResults {
  violations: { id: string; impact: string; nodes: { html: string }[] }[];
}

/** What tells where on a page something is, whatever axe thinks of its weight. */
const LANDMARK_RULES = /^(landmark|page-has-heading-one|skip-link)/;

interface Axe {
  run: (options: object) => Promise<AxeResults>;
}

/** All that a theme can change. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * The serious and critical findings of axe on the page as it stands, and those of its landmarks; of colours in the other theme too, which the page
 * wears for that moment.
 */
export async function findAxeViolations(page: Page): Promise<string[]> {
  countState();
  await page.evaluate(axeSource);
  const violations = await page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: Axe };
    const { dataset } = document.documentElement;
    const theme = dataset.theme ?? 'none';
    const other = theme === 'dark' ? 'light' : 'dark';
    const wear = (worn: string) => {
      dataset.theme = worn;
      for (const change of document.getAnimations()) if (change instanceof CSSTransition) change.finish();
    };
    const of = (worn: string, { violations: found }: AxeResults) =>
      found.map((violation) => ({ ...violation, worn }));
    // A control that has just been enabled is still on its way to its colour.
    wear(theme);
    // WCAG 2.2's size of targets is off unless asked for.
    const present = of(theme, await axe.run({ rules: { 'target-size': { enabled: true } } }));
    wear(other);
    const beside = of(other, await axe.run({ runOnly }));
    wear(theme);
    return [...present, ...beside];
  }, COLOUR_RULES);
  return violations
    .filter(({ id, impact }) => impact === 'serious' || impact === 'critical' || LANDMARK_RULES.test(id))
    .map(({ id, nodes, worn }) => `${id}, ${worn}: ${nodes[0]?.html ?? ''}`);
}

const STATE_COUNT = 'states that axe looked at, in both themes';

/** Writes down how many states the test has looked at so far. */
function countState(): void {
  const { annotations } = test.info();
  const before = annotations.find(({ type }) => type === STATE_COUNT);
  if (before) before.description = String(Number(before.description) + 1);
  else annotations.push({ type: STATE_COUNT, description: '1' });
}

/** Says how many those were, once the test is through. */
export function printStateCount(): void {
  const { annotations, title } = test.info();
  const counted = annotations.find(({ type }) => type === STATE_COUNT)?.description;
  if (counted !== undefined) process.stdout.write(`axe: ${counted} states × 2 themes: ${title}\n`);
}

/** Looks at the state that the page is in; the test goes on whatever is found. */
export async function expectNoAxeViolations(page: Page, state: string): Promise<void> {
  expect.soft(await findAxeViolations(page), state).toEqual([]);
}
