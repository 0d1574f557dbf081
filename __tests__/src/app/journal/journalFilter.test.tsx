import { act, screen } from '@testing-library/react';
import { type Change } from '@/domain/changes/change';
import { journalLoaded, writeFinished, writeStarted } from '@/session/journal/journalSlice';
import { selectJournal } from '@/session/journal/journalState';
import { listChangesToCheck } from '@/session/journal/listChangesToCheck';
import { loadJournal } from '@/session/journal/loadJournal';
import { pendingWriteSaved } from '@/session/writes/pendingWritesSlice';
import { DAY_MS } from '@tests/support/durations';
import { enterText } from '@tests/support/enterText';
import { type FakeNetwork, openFakeNetwork } from '@tests/support/fakeNetwork';
import { createChange, openJournal } from '@tests/support/journalFixture';
import { PENDING_CORRECTION } from '@tests/support/pendingCorrection';
import { renderRoute } from '@tests/support/renderRoute';

let network: FakeNetwork;
beforeAll(async () => {
  network = await openFakeNetwork();
});

const rule = createChange({
  id: 'rule',
  agency: 'METRO',
  reason: 'Ticket 7',
  rollout: 'Rollout of minutes, 3 of 37',
  administrator: 'administrator@us-east.example',
});
const correction = createChange({
  id: 'correction',
  at: rule.at + DAY_MS,
  object: { kind: 'payment', userId: '88', paymentId: '1234' },
  before: '{"amount":450}',
  after: '{"amount":700}',
});
const revert: Change = {
  ...correction,
  id: 'revert',
  at: correction.at + 60_000,
  before: '{"amount":700}',
  after: '{"amount":450}',
  revertedId: 'correction',
};
const failedRevert: Change = { ...revert, id: 'failed', outcome: 'failed', message: 'Refused' };
const unknownChange = createChange({ id: 'unknown', at: revert.at, outcome: 'unknown', agency: null });

async function openWith(...changes: Change[]) {
  const { store, user } = await renderRoute('/', network);
  act(() => store.dispatch(loadJournal()));
  act(() => void store.dispatch(journalLoaded({ changes, droppedCount: 0, isExported: false })));
  const drawer = await openJournal(user);
  const listEntries = () => drawer.queryAllByRole('listitem', { name: /./ });
  const listGroups = () => drawer.queryAllByRole('heading', { level: 3 }).map((head) => head.textContent);
  return { user, store, drawer, listEntries, listGroups };
}

it('groups the changes by day, newest first, or by agency', async () => {
  const { user, drawer, listGroups } = await openWith(rule, correction, unknownChange);
  expect(listGroups()).toEqual(['03/09/2026 2 changes', '03/08/2026 1 change']);
  await user.selectOptions(drawer.getByRole('combobox', { name: 'Groups' }), 'By agency');
  expect(listGroups()).toEqual([
    'US East · No agency 1 change',
    'US East · CBTA 1 change',
    'US East · METRO 1 change',
  ]);
});

it('the head counts changes as the button of Changes does, and runs apart', async () => {
  const object = { kind: 'fleetRun', runId: 'r', tab: 'rules' } as const;
  const run = createChange({ id: 'run', agency: null, object, before: null, after: null });
  const { listGroups } = await openWith(rule, run, { ...run, id: 'second' });
  expect(screen.getByRole('button', { name: 'Changes (1)' })).toBeInTheDocument();
  expect(listGroups()).toEqual(['03/08/2026 1 change, 2 runs']);
});

it('an entry that changed no value says so with the values, and offers no Put back', async () => {
  const { drawer, listEntries } = await openWith({ ...correction, after: correction.before });
  expect(drawer.getByText('No value changed. These were sent:')).toBeInTheDocument();
  expect(listEntries()[0]).toHaveTextContent('Amount$4.50');
  expect(drawer.queryByRole('button', { name: 'Put back' })).not.toBeInTheDocument();
});

it.each([
  ['the agency and the object', 'metro MINUTES', [/minutes/]],
  ['the reason', 'ticket 7', [/minutes/]],
  ['the administrator', 'administrator@us-east', [/minutes/]],
  ['the rollout', 'rollout 37', [/minutes/]],
  ['a value as it is shown', '$7.00', [/payment 1234/]],
])('the search finds %s', async (_what, text, expected) => {
  const { user, drawer, listEntries } = await openWith(rule, correction);
  await enterText(user, drawer.getByRole('searchbox', { name: 'Search' }), text);
  expect(listEntries()).toHaveLength(expected.length);
  expected.forEach((name, index) => expect(listEntries()[index]).toHaveAccessibleName(name));
});

it.each([
  ['To check', ['Unknown']],
  ['Failed', ['Failed']],
  ['Unknown or partly applied', ['Unknown']],
  // What a later write has completed has succeeded.
  ['Succeeded', [/^Partly applied, completed at/, 'Succeeded']],
])('the filter %s keeps the changes with that outcome', async (option, outcomes) => {
  const completedChange = createChange({ id: 'completed', outcome: 'partly', completedAt: rule.at });
  const { user, drawer, listEntries } = await openWith(rule, failedRevert, unknownChange, completedChange);
  await user.selectOptions(drawer.getByRole('combobox', { name: 'Outcome' }), option);
  expect(listEntries()).toHaveLength(outcomes.length);
  for (const outcome of outcomes) expect(drawer.getByText(outcome, { ignore: 'option' })).toBeInTheDocument();
});

it('has nothing to check in a change that is being sent', async () => {
  const { user, store, drawer, listEntries } = await openWith();
  act(() => void store.dispatch(writeStarted(unknownChange)));
  expect(listEntries()).toHaveLength(1);
  expect(drawer.queryByText(/^To check:/)).not.toBeInTheDocument();
  await user.selectOptions(drawer.getByRole('combobox', { name: 'Outcome' }), 'To check');
  expect(listEntries()).toHaveLength(0);
  await user.selectOptions(drawer.getByRole('combobox', { name: 'Outcome' }), 'Unknown or partly applied');
  expect(listEntries()).toHaveLength(1);
});

it('I have checked it takes a change off those to check, and its entry stays until the filter changes', async () => {
  const { user, store, drawer, listEntries } = await openWith(rule, unknownChange);
  const button = screen.getByRole('button', { name: /^Changes/ });
  expect(button).toHaveTextContent('1 to check');
  await user.selectOptions(drawer.getByRole('combobox', { name: 'Outcome' }), 'To check');
  const checked = drawer.getByRole('button', { name: 'I have checked it' });
  expect(checked).toHaveAccessibleDescription('Business rule minutes (Transfers)');
  await user.click(checked);
  expect(button).not.toHaveTextContent('to check');
  expect(drawer.queryByText(/^To check:/)).not.toBeInTheDocument();
  expect(listEntries()).toHaveLength(1);
  expect(listEntries()[0]).toHaveFocus();
  expect(drawer.queryByRole('button', { name: 'I have checked it' })).not.toBeInTheDocument();
  expect(listChangesToCheck(selectJournal(store.getState()))).toEqual([]);
});

it.each([
  ['is being sent', []],
  [
    'has a notice',
    [
      writeFinished({ id: unknownChange.id, outcome: 'unknown', message: 'No answer' }),
      pendingWriteSaved({ ...PENDING_CORRECTION, changeId: unknownChange.id }),
    ],
  ],
])('a change that %s has no button I have checked it', async (_what, actions) => {
  const { store, drawer, listEntries } = await openWith();
  act(() => [writeStarted(unknownChange), ...actions].forEach(store.dispatch));
  expect(listEntries()).toHaveLength(1);
  expect(drawer.queryByRole('button', { name: 'I have checked it' })).not.toBeInTheDocument();
});

it('clears a filter that nothing matches', async () => {
  const { user, drawer, listEntries } = await openWith(rule);
  await enterText(user, drawer.getByRole('searchbox', { name: 'Search' }), 'nothing');
  expect(drawer.getByText('No change matches')).toBeInTheDocument();
  await user.click(drawer.getByRole('button', { name: 'Clear the filter' }));
  expect(listEntries()).toHaveLength(1);
  expect(drawer.getByRole('heading', { name: 'Changes of this session' })).toHaveFocus();
});

it('announces what the filter finds, and nothing without a filter', async () => {
  const { user, drawer } = await openWith(rule, correction);
  const search = drawer.getByRole('searchbox', { name: 'Search' });
  await enterText(user, search, 'minutes');
  const status = drawer.getByText('1 change', { selector: '[role=status]' });
  await enterText(user, search, 'nothing');
  expect(status).toHaveTextContent(/^No change matches\.$/);
  await user.click(drawer.getByRole('button', { name: 'Clear the filter' }));
  expect(status).toBeEmptyDOMElement();
});

it('an entry whose reason is typed stays until the filter changes', async () => {
  const { user, drawer, listEntries } = await openWith({ ...rule, reason: 'Duplicate charge' }, correction);
  const search = drawer.getByRole('searchbox', { name: 'Search' });
  await enterText(user, search, 'charge');
  await user.click(drawer.getByRole('button', { name: 'Edit the reason' }));
  const field = drawer.getByRole('textbox', { name: 'Reason' });
  // The caret is behind the reason.
  await user.keyboard('{Backspace}{Backspace}xyz');
  expect(field).toHaveValue('Duplicate charxyz');
  expect(listEntries()).toHaveLength(1);
  await user.type(search, 's');
  expect(listEntries()).toHaveLength(0);
});

it('an entry to check whose reason is typed stays when its outcome becomes known', async () => {
  const { user, store, drawer, listEntries } = await openWith();
  act(() => void store.dispatch(writeStarted(unknownChange)));
  act(() => void store.dispatch(writeFinished({ id: 'unknown', outcome: 'unknown', message: 'No answer' })));
  await user.selectOptions(drawer.getByRole('combobox', { name: 'Outcome' }), 'To check');
  await user.click(drawer.getByRole('button', { name: 'Add a reason' }));
  act(() => void store.dispatch(writeFinished({ id: 'unknown', outcome: 'succeeded', message: 'Done' })));
  expect(drawer.getByText('Succeeded', { ignore: 'option' })).toBeInTheDocument();
  expect(listEntries()).toHaveLength(1);
});

it('a change and the one that put it back lead to each other', async () => {
  const { user, drawer, listEntries } = await openWith(correction, revert);
  const [newer, older] = listEntries();
  await user.click(drawer.getByRole('button', { name: /^Puts back the change of \d\d:30:00$/ }));
  expect(older).toHaveFocus();
  await user.click(drawer.getByRole('button', { name: /^Put back at \d\d:31:00$/ }));
  expect(newer).toHaveFocus();
});

it('the link to a change that the filter hides clears the filter', async () => {
  const { user, drawer, listEntries } = await openWith({ ...correction, reason: 'Ticket 9' }, revert);
  await enterText(user, drawer.getByRole('searchbox', { name: 'Search' }), 'ticket 9');
  expect(listEntries()).toHaveLength(1);
  await user.click(drawer.getByRole('button', { name: /^Put back at/ }));
  expect(listEntries()).toHaveLength(2);
  expect(listEntries()[0]).toHaveFocus();
});
