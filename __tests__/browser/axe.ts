import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import type axeCore from 'axe-core';

const axeSource = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules about landmarks and headings, which count whatever impact axe gives them. */
const LANDMARK_RULES = /^(landmark|page-has-heading-one|skip-link)/;

/** The rules whose result depends on the theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Returns axe's serious and critical violations on the current page, and all those of landmark rules. The colour rules
 * run in the other theme too, to which the page is switched for a moment.
 */
export async function findAxeViolations(page: Page): Promise<string[]> {
  countState();
  // Once in each document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const violations = await page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: typeof axeCore };
    const { dataset } = document.documentElement;
    const currentTheme = dataset.theme ?? 'none';
    const otherTheme = currentTheme === 'dark' ? 'light' : 'dark';
    const applyTheme = (theme: string) => {
      dataset.theme = theme;
      for (const change of document.getAnimations()) if (change instanceof CSSTransition) change.finish();
    };
    // Without the lists of elements that satisfy a rule, which nobody reads.
    const options: axeCore.RunOptions = { resultTypes: ['violations'] };
    const addTheme = (theme: string, { violations: found }: axeCore.AxeResults) =>
      found.map((violation) => ({ ...violation, theme }));
    // A control that has just been enabled may still be in its colour transition, which applyTheme finishes.
    applyTheme(currentTheme);
    // axe does not check WCAG 2.2's target size by default.
    const currentViolations = addTheme(
      currentTheme,
      await axe.run({ ...options, rules: { 'target-size': { enabled: true } } }),
    );
    applyTheme(otherTheme);
    const otherViolations = addTheme(otherTheme, await axe.run({ ...options, runOnly }));
    applyTheme(currentTheme);
    return [...currentViolations, ...otherViolations];
  }, COLOUR_RULES);
  return violations
    .filter(({ id, impact }) => impact === 'serious' || impact === 'critical' || LANDMARK_RULES.test(id))
    .map(({ id, nodes, theme }) => `${id}, ${theme}: ${nodes[0]?.html ?? ''}`);
}

const STATE_COUNT_ANNOTATION = 'states that axe has checked, in both themes';

function countState(): void {
  const { annotations } = test.info();
  const annotation = annotations.find(({ type }) => type === STATE_COUNT_ANNOTATION);
  if (annotation) annotation.description = String(Number(annotation.description) + 1);
  else annotations.push({ type: STATE_COUNT_ANNOTATION, description: '1' });
}

export function printCheckedStateCount(): void {
  const { annotations, title } = test.info();
  const count = annotations.find(({ type }) => type === STATE_COUNT_ANNOTATION)?.description;
  if (count !== undefined) process.stdout.write(`axe: ${count} states × 2 themes: ${title}\n`);
}

/** Checks the page's current state. A violation fails the test, but the test continues. */
export async function expectNoAxeViolations(page: Page, state: string): Promise<void> {
  expect.soft(await findAxeViolations(page), state).toEqual([]);
}
