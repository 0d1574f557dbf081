import { render, screen } from '@testing-library/react';
import { compareRules } from '@/domain/fleet/compareRules';
import { type FleetRun } from '@/domain/fleet/fleetRun';
import { RuleDifferences } from '@/screens/business-rules/snapshot/RuleDifferences';

function renderDifference(...jsons: readonly string[]) {
  const outcomes = Object.fromEntries(
    jsons.map((json, index) => [
      String(index),
      {
        status: 'done',
        at: 0,
        answer: {
          categories: ['Transfers'],
          categoryIds: ['1'],
          rules: [{ category: 'Transfers', identity: 'notice', json }],
        },
      },
    ]),
  ) as FleetRun<'rules'>['outcomes'];
  const differences = compareRules({ outcomes }, Object.keys(outcomes));
  render(
    <RuleDifferences
      differences={differences}
      currencies={['AUD', 'USD']}
      isOwn
      onRevert={() => undefined}
    />,
  );
  return screen.getAllByRole('cell').map(({ textContent }) => textContent);
}

it('shows texts of several lines with their line breaks, and the end where only that differs', () => {
  expect(renderDifference('{"text":"Long notice"}', '{"text":"Short notice\\nsecond line"}')).toEqual([
    '',
    'changed',
    'Long notice',
    'Short notice\nsecond line',
    'Put back…',
  ]);
  expect(renderDifference(`{"text":"${'a'.repeat(300)}b"}`, `{"text":"${'a'.repeat(300)}c"}`)).toContain(
    `…${'a'.repeat(20)}c"`,
  );
});

it('shows the amount of a rule in cents behind each of its values, in its own currency', () => {
  expect(renderDifference('{"cents":250}', '{"cents":20100}').slice(2, 4)).toEqual([
    '250 ($2.50 AUD)',
    '20100 ($201.00)',
  ]);
});

it('names the button with its visible text first, and with the category, which another rule of the name may be in', () => {
  renderDifference('{"text":"a"}', '{"text":"b"}');
  expect(screen.getByRole('button', { name: 'Put back… Transfers › notice' })).toHaveTextContent('Put back…');
});
