import { render, screen } from '@testing-library/react';
import { toFleetRule } from '@/domain/fleet/fleetRule';
import { type RulesAnswer } from '@/domain/fleet/fleetRun';
import { compareRulesSnapshot } from '@/domain/snapshots/compareRulesSnapshot';
import { RuleDifferences } from '@/screens/business-rules/snapshot/RuleDifferences';
import { enterText } from '@tests/support/enterText';
import { respondWith } from '@tests/support/fakeNetwork';
import { openJournal } from '@tests/support/journalFixture';
import { renderRoute } from '@tests/support/renderRoute';
import {
  dialogButton,
  findDialog,
  findOutcomeDialog,
  network,
  openMinutesRule,
  valueInput,
} from '@tests/support/ruleFixture';

const COMPARE_TEXT = 'Compare with other agencies';

it('a rule of a category without a name is not offered to other agencies, which find it by names', async () => {
  const page = await renderRoute('/', network, { agencies: ['CBTA'] });
  network.intercept('/categories', respondWith(200, [{ id: 2 }]));
  await page.goTo('/agency-dashboard/CBTA/businessRules?open=2');
  await page.user.click(await screen.findByText('transfer_minutes'));
  await findDialog('Edit transfer_minutes');
  expect(screen.queryByText(COMPARE_TEXT)).not.toBeInTheDocument();
  await enterText(page.user, valueInput(), '1');
  await page.user.click(dialogButton('Submit'));
  await findOutcomeDialog('Business Rule Edited Successfully');
  expect(dialogButton('Close')).toBeVisible();
  expect(screen.queryByText('Do the same in…')).not.toBeInTheDocument();
});

it.each([
  ['no identity', {}],
  ['an empty identity', { meta: { identity: '' } }],
])('Put back says that a rule with %s has none', async (_case, identity) => {
  const page = await openMinutesRule();
  expect(screen.getByText(COMPARE_TEXT)).toBeVisible();
  await page.submit();
  await findOutcomeDialog('Business Rule Edited Successfully');
  await page.user.click(dialogButton('Close'));
  network.intercept(
    '/businessrules/api/v1/rules/',
    respondWith(200, { id: 5, rule: { rule: { minutes: 1 }, ...identity } }),
  );
  await page.user.click((await openJournal(page.user)).getByRole('button', { name: 'Put back' }));
  expect(await screen.findByText(/^This rule has no identity/)).toBeVisible();
});

it('a category whose name is a dash is one with a name', async () => {
  const page = await renderRoute('/', network, { agencies: ['CBTA'] });
  network.intercept('/categories', respondWith(200, [{ id: 2, name: '—' }]));
  await page.goTo('/agency-dashboard/CBTA/businessRules?open=2');
  await page.user.click(await screen.findByText('transfer_minutes'));
  await findDialog('Edit transfer_minutes');
  expect(screen.getByText(COMPARE_TEXT)).toBeVisible();
});

it.each([
  ['Fares', 'daily_cap', 1],
  ['id 7 of CBTA', 'id 5 of CBTA', 1],
  [null, 'daily_cap', 0],
  ['Fares', null, 0],
])('%s › %s of a snapshot is put back only if both have a name', (name, identity, count) => {
  const createAnswer = (ruleJson: string): RulesAnswer => {
    const rule = toFleetRule(
      { id: 5, category: 7, rule: { meta: { identity } }, ruleJson },
      { id: 7, name },
      'CBTA',
    );
    return { categories: [rule.category], categoryIds: ['7'], rules: [rule] };
  };
  const { differences } = compareRulesSnapshot(createAnswer('{"cents":1}'), {
    answer: createAnswer('{"cents":2}'),
    unread: [],
    hasAllCategories: true,
  });
  render(
    <RuleDifferences
      differences={differences}
      currencies={['USD', 'USD']}
      isOwn
      onRevert={() => undefined}
    />,
  );
  expect(screen.queryAllByText('Put back…')).toHaveLength(count);
});
