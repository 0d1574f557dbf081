import { screen, waitFor, within } from '@testing-library/react';
import { getQueue } from '@tests/support/controls';
import { replaceText } from '@tests/support/enterText';
import { respondWith } from '@tests/support/fakeNetwork';
import {
  changeRuleOnServer,
  dialogButton,
  findOutcomeDialog,
  jsonInput,
  network,
  openMinutesRule,
  valueInput,
} from '@tests/support/ruleFixture';
import {
  findEditor,
  getPanel,
  openMinutesChooser,
  openMinutesInFleet,
  openRuleInFleet,
  startQueueInMetro,
  TRANSFER_MINUTES,
} from '@tests/support/ruleQueueFixture';

const SUCCESS = 'Business Rule Edited Successfully';

it('opens the other agency’s own editor with the reference’s value; only its Submit sends', async () => {
  const { user, currentUrl } = await openRuleInFleet(TRANSFER_MINUTES, {
    CBTA: '{"minutes":9007199254740993}',
    METRO: '{"minutes":60}',
  });
  await startQueueInMetro(user);
  const editor = await findEditor('transfer_minutes');
  expect(currentUrl()).toBe('/agency-dashboard/METRO/businessRules');
  expect(valueInput()).toHaveValue('9007199254740993');
  expect(within(editor).getByRole('list', { name: 'Difference' })).toHaveTextContent('60→9007199254740993');
  expect(within(getQueue()).getByText('1 of 1: METRO')).toBeVisible();
  expect(network.requestsTo('PATCH')).toEqual([]);
  const bodies = network.recordBodies('PATCH');
  await user.click(dialogButton('Submit'));
  await findOutcomeDialog(SUCCESS);
  expect(bodies).toEqual([
    '{"identity":"transfer_minutes","category":2,"rule":{"minutes":9007199254740993}}',
  ]);
  await user.click(dialogButton('Show the results'));
  const results = within(within(getQueue()).getByRole('table', { name: 'Results' }));
  expect(results.getByRole('row', { name: 'METRO done' })).toBeVisible();
  await user.click(within(getQueue()).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('region', { name: 'Queue' })).not.toBeInTheDocument();
});

it('makes the plan of a rollout of what was submitted', async () => {
  const page = await openMinutesChooser();
  await page.user.click(await screen.findByRole('button', { name: 'Roll out in all agencies…' }));
  expect(await screen.findByText(/as submitted in CBTA/)).toHaveTextContent('Target 90');
  expect(page.currentUrl()).toBe('/rollout');
});

it('makes the plan of a rollout in the chosen agencies alone', async () => {
  const page = await openMinutesChooser();
  await page.user.click(await screen.findByRole('checkbox', { name: /^METRO / }));
  await page.user.click(screen.getByRole('checkbox', { name: /^BCC / }));
  await page.user.click(await screen.findByRole('button', { name: 'Roll out in 2 agencies…' }));
  await screen.findByText(/as submitted in CBTA/);
  const plan = page.store.getState().rollout?.plan;
  expect(plan?.agencies.map(({ agency }) => agency.abbreviation)).toEqual(['BCC', 'METRO']);
});

it('goes from agency to agency and signs in to each by itself, with one press for each, and sums up at the end', async () => {
  const page = await openMinutesRule('90');
  await page.submit();
  await findOutcomeDialog(SUCCESS);
  // The specified button stays the one that Enter presses.
  expect(dialogButton('Close').closest('button')).toHaveFocus();
  await page.user.click(dialogButton('Do the same in…'));
  await page.user.click(await screen.findByRole('checkbox', { name: /^METRO / }));
  await page.user.click(screen.getByRole('checkbox', { name: /^BCC / }));
  await page.user.click(screen.getByRole('checkbox', { name: /^AAT / }));
  network.requests.length = 0;
  await page.user.click(screen.getByRole('button', { name: 'Start with AAT (1 of 3)' }));
  expect(await screen.findByText('Opening AAT…')).toBeVisible();
  await findEditor('transfer_minutes');
  expect(valueInput()).toHaveValue('90');
  await page.user.click(dialogButton('Submit'));
  await findOutcomeDialog(SUCCESS);
  await page.user.click(dialogButton('Next: BCC (2 of 3)'));
  await findEditor('transfer_minutes');
  await page.user.click(dialogButton('Cancel'));
  await page.user.click(within(getQueue()).getByRole('button', { name: 'Skip BCC' }));
  await findEditor('transfer_minutes');
  await replaceText(page.user, valueInput(), '91');
  await page.user.click(dialogButton('Submit'));
  await findOutcomeDialog(SUCCESS);
  await page.user.click(dialogButton('Show the results'));
  expect(within(getQueue()).getByText('1 done, 1 differed, 1 skipped')).toBeVisible();
  const rows = within(getQueue())
    .getAllByRole('row')
    .map(({ textContent }) => textContent);
  expect(rows).toEqual([
    'AgencyResultWhy',
    'AATdone',
    'BCCskippedOpen',
    'METROdifferedanother value was submittedOpen',
  ]);
  expect(network.requestsTo('PATCH')).toHaveLength(2);
});

it('refuses a change of the type until it is ticked in the editor: 5 and "5"', async () => {
  const { user } = await openRuleInFleet(TRANSFER_MINUTES, {
    CBTA: '{"minutes":"5"}',
    METRO: '{"minutes":5}',
  });
  await startQueueInMetro(user);
  const editor = within(await findEditor('transfer_minutes'));
  expect(editor.getByRole('list', { name: 'Difference' })).toHaveTextContent('5→"5"');
  await user.click(dialogButton('Submit'));
  expect(await editor.findByText('Tick this to submit, or cancel')).toBeVisible();
  expect(network.requestsTo('PATCH')).toEqual([]);
  await user.click(editor.getByRole('checkbox', { name: 'Change the type from number to string' }));
  const bodies = network.recordBodies('PATCH');
  await user.click(dialogButton('Submit'));
  await findOutcomeDialog(SUCCESS);
  expect(bodies).toEqual(['{"identity":"transfer_minutes","category":2,"rule":{"minutes":"5"}}']);
});

it('keeps the type that was ticked when the operator sends over the change of someone else', async () => {
  const { user } = await openRuleInFleet(TRANSFER_MINUTES, {
    CBTA: '{"minutes":"5"}',
    METRO: '{"minutes":5}',
  });
  await startQueueInMetro(user);
  const editor = within(await findEditor('transfer_minutes'));
  await user.click(editor.getByRole('checkbox', { name: 'Change the type from number to string' }));
  await changeRuleOnServer('transfers', 'transfer_minutes', '{"minutes":6}', 'METRO');
  await user.click(dialogButton('Submit'));
  await screen.findByText('transfer_minutes has changed since you opened it');
  const bodies = network.recordBodies('PATCH');
  await user.click(dialogButton('Send mine over it'));
  await findOutcomeDialog(SUCCESS);
  expect(bodies).toEqual(['{"identity":"transfer_minutes","category":2,"rule":{"minutes":"5"}}']);
});

it('copies an object with __proto__ and all digits unchanged', async () => {
  const ruleJson = '{"__proto__":{"a":9007199254740993},"scale":1.0}';
  const { user } = await openRuleInFleet(['advanced', 'Advanced', 'odd_keys'], {
    CBTA: ruleJson,
    METRO: '{"__proto__":{"a":9007199254740992},"scale":1}',
  });
  await startQueueInMetro(user);
  await findEditor('odd_keys');
  expect(jsonInput().value).toContain('"__proto__"');
  const bodies = network.recordBodies('PATCH');
  await user.click(dialogButton('Submit'));
  await findOutcomeDialog(SUCCESS);
  expect(bodies).toEqual([`{"identity":"odd_keys","category":6,"rule":${ruleJson}}`]);
});

it('sends nothing when the rule was changed between opening and Submit, and shows three versions', async () => {
  const { user } = await openMinutesInFleet();
  await startQueueInMetro(user);
  await findEditor('transfer_minutes');
  await changeRuleOnServer('transfers', 'transfer_minutes', '{"minutes":17}', 'METRO');
  await user.click(dialogButton('Submit'));
  expect(await screen.findByText('transfer_minutes has changed since you opened it')).toBeVisible();
  expect(screen.getByLabelText('Opened')).toHaveTextContent('60');
  expect(screen.getByLabelText('Now')).toHaveTextContent('17');
  expect(screen.getByLabelText('Yours')).toHaveTextContent('90');
  expect(network.requestsTo('PATCH')).toEqual([]);
  await user.click(dialogButton('Take theirs'));
  await user.click(within(getQueue()).getByRole('button', { name: 'Show the results' }));
  expect(
    within(getQueue()).getByRole('row', { name: /^METRO differed it was changed meanwhile/ }),
  ).toBeVisible();
});

it('chooses among the agencies with another value; one without the rule cannot be chosen', async () => {
  const { user } = await openRuleInFleet(
    TRANSFER_MINUTES,
    { CBTA: '{"minutes":90}', METRO: '{"minutes":60}', BCC: '{"minutes":61}', AAT: '{"minutes":62}' },
    () => network.intercept('/rules?agency=AAT', respondWith(200, [])),
  );
  await user.click(getPanel().getByRole('button', { name: 'Use CBTA’s value in other agencies…' }));
  const boxes = within(getPanel().getByRole('list', { name: 'Agencies to change' }));
  expect(boxes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'BCC61',
    'METRO60',
    'AATrule missing: can’t be made from this portal',
  ]);
  expect(boxes.getByRole('checkbox', { name: /^AAT/ })).toBeDisabled();
  await user.click(getPanel().getByRole('button', { name: 'Select all 2' }));
  await user.click(getPanel().getByRole('button', { name: 'Start with BCC (1 of 2)' }));
  await findEditor('transfer_minutes');
  expect(within(getQueue()).getByText('1 of 2: BCC')).toBeVisible();
});

it('over more than five agencies it starts only with their number typed', async () => {
  const others = ['AAT', 'AART', 'AMTA', 'ATA', 'BCC', 'METRO'];
  const { user } = await openRuleInFleet(
    TRANSFER_MINUTES,
    Object.fromEntries([
      ['CBTA', '{"minutes":90}'],
      ...others.map((agency) => [agency, '{"minutes":60}'] as const),
    ]),
  );
  await user.click(getPanel().getByRole('button', { name: 'Use CBTA’s value in other agencies…' }));
  await user.click(getPanel().getByRole('button', { name: 'Select all 6' }));
  const startButton = () => getPanel().getByRole('button', { name: /^Start with AART \(1 of \d\)$/ });
  const countField = getPanel().getByLabelText('Type 6 to start a queue over 6 agencies');
  await user.type(countField, '5');
  await user.click(startButton());
  expect(countField).toBeInvalid();
  expect(countField).toHaveFocus();
  expect(countField).toHaveAccessibleDescription('Type 6, the number of agencies that are chosen.');
  expect(screen.queryByRole('region', { name: 'Queue' })).not.toBeInTheDocument();
  // Five need no number, also after a refusal.
  await user.click(getPanel().getByRole('checkbox', { name: /^METRO/ }));
  expect(getPanel().queryByLabelText(/^Type /)).not.toBeInTheDocument();
  expect(getPanel().queryByRole('alert')).not.toBeInTheDocument();
  expect(startButton()).toHaveAccessibleName('Start with AART (1 of 5)');
  await user.click(getPanel().getByRole('checkbox', { name: /^METRO/ }));
  const field = getPanel().getByLabelText(/^Type 6 /);
  await user.clear(field);
  await user.type(field, '6{Enter}');
  await waitFor(() => expect(within(getQueue()).getByText('1 of 6: AART')).toBeVisible());
});

it('ends with the session', async () => {
  const { user, store } = await openMinutesInFleet();
  await startQueueInMetro(user);
  await findEditor('transfer_minutes');
  await user.click(dialogButton('Cancel'));
  await user.click(screen.getByRole('link', { name: 'Fleet' }));
  await user.click(await screen.findByRole('tab', { name: 'RULES' }));
  expect(screen.getByRole('link', { name: 'Queue 1 of 1: METRO' })).toBeVisible();
  // Another queue replaces this one only after it was said.
  await user.click(screen.getByRole('button', { name: 'transfer_minutes' }));
  await user.click(getPanel().getByRole('button', { name: /^Use .*’s value in / }));
  expect(getPanel().getByText('This ends the queue of transfer_minutes (1 of 1 left).')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Sign Out' }));
  await waitFor(() => expect(store.getState().changeQueue).toBeNull());
});
