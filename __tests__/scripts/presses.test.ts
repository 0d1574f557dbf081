import { readFileSync } from 'node:fs';

/** The rows of the documents' tables of presses, with a part of the title of the browser test that counts them. */
const TASKS = {
  'find a rider by email, from Home': 'a rider by email',
  'from a pass to its rider': 'from a pass to its rider',
  'from a pass to its order': 'from a pass to its rider, and to its order',
  'from a payment’s row to its editor': 'from a payment’s row',
  'from a rider to the riders': 'from a rider back',
  'correct an amount, from the profile': 'an amount is corrected',
  'correct a payment, from the profile': 'an amount is corrected',
  'change a number rule, from the dashboard': 'a number rule',
  'change a rule, from the dashboard': 'a number rule',
  'switch a feature, from the dashboard': 'a feature is switched',
  'change a feature, from the dashboard': 'a feature is switched',
  'register an administrator, from the dashboard': 'an administrator is registered',
  'diagnostics with its report, from the dashboard': 'diagnostics with its report',
  'run the diagnostics and save the report, likewise': 'diagnostics with its report',
  'the same page of another agency': 'the same page of another agency',
  'save what is listed': 'what is listed',
  'sign out and sign in': 'an operator signs out',
  'open an agency, from Home': 'an agency is opened',
  'create an agency, from Home': 'an agency is created',
  'register an operator, from Home': 'an operator is registered',
};

/** The first number that the browser test with this part of a title expects. */
function countPresses(title: string): number {
  const test = readFileSync('__tests__/browser/tasks.spec.ts', 'utf8')
    .split(/^ *test\('/m)
    .find((text) => text.split('\n', 1)[0]?.includes(title));
  return Number(/expect\(presses\.count\)\.toBe\((\d+)\)/.exec(test ?? '')?.[1]);
}

it.each([
  ['docs/using.md', 'Frequent tasks', 12],
  ['docs/testing.md', 'Presses of the specified flows', 9],
])('%s has the presses that the browser tests count', (document, heading, length) => {
  const section =
    readFileSync(document, 'utf8')
      .split(/^## /m)
      .find((text) => text.startsWith(heading)) ?? '';
  const rows = [...section.matchAll(/^\| (\S.*?) +\| +\d+ \| +(\d+) \|$/gm)].map(([, task, now]) => [
    (task ?? '').replace("'", '’'),
    Number(now),
  ]);
  expect(rows).toHaveLength(length);
  expect(rows).toEqual(rows.map(([task]) => [task, countPresses(TASKS[task as keyof typeof TASKS])]));
});
