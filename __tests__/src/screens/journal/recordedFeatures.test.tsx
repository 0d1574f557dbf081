import { screen, within } from '@testing-library/react';
import {
  ADD,
  change,
  control,
  open,
  openBench,
  press,
  READ,
  REMOVE,
  writes,
} from '@tests/support/featuresBench';
import { changesOf, lastOf, openJournal } from '@tests/support/journalBench';
import { answer, lostConnection, type Wire } from '@tests/support/platform';

let wire: Wire;
beforeAll(async () => {
  wire = await openBench();
});

const VALUES = {
  before: '{"pay_wallet":"off","mod_booking":"on"}',
  after: '{"pay_wallet":"on","mod_booking":"off"}',
  agency: 'METRO',
};

it('succeeds: each feature before and after', async () => {
  const page = await open();
  await change(page.user);
  await press(page.user, 'Submit');
  await screen.findByText('Changes applied successfully!');
  expect(lastOf(page)).toMatchObject({
    ...VALUES,
    object: { kind: 'features', ...page.application },
    outcome: 'succeeded',
  });
  expect(changesOf(page)).toHaveLength(1);
});

it('is partly applied: which half is not there, and the retry is a write of its own', async () => {
  const page = await open([ADD, answer(404), 1]);
  await change(page.user);
  await press(page.user, 'Submit');
  await screen.findByText('Failed to apply changes');
  expect(lastOf(page)).toMatchObject({ ...VALUES, outcome: 'partly' });
  expect(lastOf(page).message).toContain('Server could not be reached');
  expect(lastOf(page).message).toContain('Not added: pay_wallet.');
  await press(page.user, 'try again');
  await press(page.user, 'Submit');
  await screen.findByText('Changes applied successfully!');
  expect(changesOf(page).map(({ outcome, after }) => [outcome, after])).toEqual([
    ['partly', VALUES.after],
    ['succeeded', '{"pay_wallet":"on"}'],
  ]);
});

it('fails whole', async () => {
  const page = await open([ADD, answer(403)], [REMOVE, answer(403)]);
  await change(page.user);
  await press(page.user, 'Submit');
  await screen.findByText('Failed to apply changes');
  expect(lastOf(page).outcome).toBe('failed');
});

it('is unknown, until a check finds what there is', async () => {
  const page = await open([ADD, lostConnection]);
  await change(page.user);
  await press(page.user, 'Submit');
  await screen.findByText('Failed to apply changes');
  expect(lastOf(page).outcome).toBe('unknown');
  await press(page.user, 'Check now');
  await screen.findByText(/reading again does not show all changes/);
  expect(lastOf(page).outcome).toBe('partly');
});

it.each([
  ['partly applied where one call was accepted', [[ADD, answer(403)]], 'partly'],
  [
    'failed where none was',
    [
      [ADD, answer(403)],
      [REMOVE, answer(403)],
    ],
    'failed',
  ],
  ['unknown where nobody can tell', [[ADD, answer(500)]], 'unknown'],
] as const)('unread afterwards it is %s', async (_case, faults, outcome) => {
  const page = await open(...(faults as unknown as Parameters<Wire['fault']>[]));
  await change(page.user);
  wire.fault(READ, answer(403));
  await press(page.user, 'Submit');
  await screen.findByText('Failed to apply changes');
  expect(lastOf(page).outcome).toBe(outcome);
});

it('Put back moves the switches of the same application; the ordinary Submit sends them', async () => {
  const page = await open();
  await change(page.user);
  await press(page.user, 'Submit');
  await press(page.user, 'make more changes');
  await page.goTo('/');
  const drawer = await openJournal(page.user);
  await page.user.click(drawer.getByRole('button', { name: 'Put back' }));
  await screen.findByText('2 unsent changes');
  expect(await control('pay_wallet')).not.toBeChecked();
  expect(await control('mod_booking')).toBeChecked();
  expect(page.address()).toContain(`version=${page.application.version}`);
  wire.sent.length = 0;
  await press(page.user, 'Submit Changes');
  const confirm = within(await screen.findByRole('dialog'));
  expect(confirm.getByText('pay_wallet')).toBeInTheDocument();
  expect(writes()).toEqual([]);
  await press(page.user, 'Submit');
  await screen.findByText('Changes applied successfully!');
  expect(writes().sort()).toEqual([ADD, REMOVE].sort());
  expect(lastOf(page)).toMatchObject({ after: '{"mod_booking":"on","pay_wallet":"off"}' });
});

it('Put back leaves switches that were moved as they are, and says so until they are back', async () => {
  const page = await open();
  await change(page.user);
  await press(page.user, 'Submit');
  await press(page.user, 'make more changes');
  await page.user.click(await control('mod_booking'));
  await screen.findByText('1 unsent change');
  const putBack = async () =>
    page.user.click((await openJournal(page.user)).getByRole('button', { name: 'Put back' }));
  await putBack();
  expect(await screen.findByText('Put back waits')).toBeInTheDocument();
  expect(screen.getByText('1 unsent change')).toBeInTheDocument();
  expect(await control('pay_wallet')).toBeChecked();
  await page.user.click(await control('mod_booking'));
  expect(screen.queryByText('Put back waits')).not.toBeInTheDocument();
  await putBack();
  expect(await screen.findByText('2 unsent changes')).toBeInTheDocument();
});
