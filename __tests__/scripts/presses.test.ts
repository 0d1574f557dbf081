import { readFileSync } from 'node:fs';

/** The rows of the tables of presses in docs/testing.md, with a part of the title of the browser test that counts them. */
const TASKS = {
  'sign out and sign in': 'an operator signs out',
  'open an agency, from Home': 'an agency is opened',
  'create an agency, from Home': 'an agency is created',
  'register an operator, from Home': 'an operator is registered',
  'correct a payment, from the profile': 'an amount is corrected',
  'change a rule, from the dashboard': 'a number rule',
  'change a feature, from the dashboard': 'a feature is switched',
  'register an administrator, from the dashboard': 'an administrator is registered',
  'run the diagnostics and save the report, likewise': 'diagnostics with its report',
  'find a rider by email, from Home': 'a rider by email',
  'from a pass to its rider': 'from a pass to its rider',
  'from a pass to its order': 'from a pass to its rider, and to its order',
  'from a payment’s row to its editor': 'from a payment’s row',
  'from a rider to the riders': 'from a rider back',
  'the same page of another agency': 'the same page of another agency',
  'save what is listed': 'what is listed',
};

/** The first number that the browser test with this part of a title expects. */
function countPresses(title: string): number {
  const test = readFileSync('__tests__/browser/tasks.spec.ts', 'utf8')
    .split(/^ *test\('/m)
    .find((text) => text.split('\n', 1)[0]?.includes(title));
  return Number(/expect\(presses\.count\)\.toBe\((\d+)\)/.exec(test ?? '')?.[1]);
}

it('docs/testing.md has the presses that the browser tests count', () => {
  const section =
    readFileSync('docs/testing.md', 'utf8')
      .split(/^## /m)
      .find((text) => text.startsWith('Presses')) ?? '';
  const rows = [...section.matchAll(/^\| (\S.*?) +\| +\d+ \| +(\d+) \|$/gm)].map(([, task, now]) => [
    (task ?? '').replace("'", '’'),
    Number(now),
  ]);
  expect(rows).toEqual(Object.entries(TASKS).map(([task, title]) => [task, countPresses(title)]));
});
