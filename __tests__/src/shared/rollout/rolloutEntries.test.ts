import { waitFor } from '@testing-library/react';
import { selectJournal } from '@/session/journal/journalState';
import { listChangesToCheck } from '@/session/journal/listChangesToCheck';
import { JOURNAL_STORAGE_KEY } from '@/session/storage/storageKeys';
import { stepRetried, verificationStarted } from '@/shared/rollout/rolloutSlice';
import { loseConnection, neverRespond, respondWith } from '@tests/support/fakeNetwork';
import { passTime } from '@tests/support/passTime';
import {
  DAILY_CAP,
  FEATURES,
  FIRST,
  goOn,
  NEW,
  OLD,
  openRollouts,
  PAY_FEATURES,
  readStoredRollouts,
  type Rollouts,
  SECOND,
  startRollouts,
} from '@tests/support/rolloutFixture';
import { network, tables } from '@tests/support/rolloutPlatform';
import { reload } from '@tests/support/rolloutTabs';

/** Makes and reads a plan of one agency. */
async function planFirst(...[subject, target]: Parameters<Rollouts['plan']>): Promise<Rollouts> {
  const rollouts = await openRollouts(network);
  await rollouts.plan(subject, target, [FIRST]);
  network.reset();
  return rollouts;
}

async function start(rollouts: Rollouts): Promise<void> {
  rollouts.start();
  await rollouts.waitUntilQuiet();
}

/** Check now, half a minute after the write: before it, the platform may still apply it. */
async function check(rollouts: Rollouts): Promise<void> {
  passTime(30_000);
  rollouts.store.dispatch(verificationStarted(FIRST));
  await rollouts.waitUntilQuiet();
}

async function tryAgain(rollouts: Rollouts): Promise<void> {
  rollouts.store.dispatch(stepRetried(FIRST));
  await rollouts.waitUntilQuiet();
}

const listOutcomes = ({ getChanges }: Rollouts) =>
  getChanges().map(({ outcome, message }) => `${outcome}: ${message}`);

const FOUND_NOT = 'failed: A check found that it was not applied.';
const FOUND = 'succeeded: A check found that it was applied.';
const ANY_FAILED = expect.stringMatching(/^failed: /) as string;
const REFUSED = respondWith(400, { message: 'no' });

it('has no value of a rule that may be a secret, also when the platform keeps another one', async () => {
  tables.writeRule(FIRST, 'odd_keys', '{"live":"hunter2-live"}');
  const subject = { kind: 'rule', category: 'Advanced', identity: 'odd_keys' } as const;
  const rollouts = await planFirst(subject, '{"live":"hunter3-live"}', []);
  network.intercept('PATCH', respondWith(200), 1);
  await start(rollouts);
  expect(rollouts.getStep(FIRST)).toMatchObject({ status: 'failed', after: '{"live":"hunter2-live"}' });
  expect(rollouts.getChanges()).toMatchObject([
    { withheld: 'secret', message: 'The platform accepted it, but it has another value now.' },
  ]);
  const stored = sessionStorage.getItem(JOURNAL_STORAGE_KEY);
  expect(stored).toContain('odd_keys');
  expect(stored).not.toContain('hunter');
});

it.each(['a rule', 'features'])(
  'says of %s applied late that it was applied, after Try again',
  async (kind) => {
    const isRule = kind === 'a rule';
    const rollouts = await (isRule ? planFirst(DAILY_CAP, NEW, []) : planFirst(PAY_FEATURES, FEATURES, []));
    network.intercept(isRule ? 'PATCH' : 'POST /platform/us-east/appfeatures', loseConnection, 1);
    await start(rollouts);
    await check(rollouts);
    expect(listOutcomes(rollouts)).toEqual([FOUND_NOT]);
    // The second try is refused, and then the first one is applied.
    network.intercept(isRule ? 'PATCH' : 'POST /platform/us-east/appfeatures', REFUSED, 1);
    await tryAgain(rollouts);
    expect(listOutcomes(rollouts)).toEqual([FOUND_NOT, ANY_FAILED]);
    if (isRule) tables.writeRule(FIRST, 'daily_cap', NEW);
    else
      for (const [name, state] of Object.entries(JSON.parse(FEATURES) as object))
        tables.setFeature(FIRST, name, state === 'on');
    await tryAgain(rollouts);
    const [entry] = rollouts.getChanges();
    expect(rollouts.getStep(FIRST)).toMatchObject({ status: 'done', changeId: entry?.id });
    expect(listOutcomes(rollouts)).toEqual([FOUND, ANY_FAILED]);
  },
);

it('says of an accepted rule whose reading was outdated that it was applied, after Try again', async () => {
  const rollouts = await planFirst(DAILY_CAP, NEW, []);
  network.intercept('PATCH', respondWith(200), 1);
  await start(rollouts);
  expect(listOutcomes(rollouts)).toEqual([
    'succeeded: The platform accepted it, but it has another value now.',
  ]);
  tables.writeRule(FIRST, 'daily_cap', NEW);
  await tryAgain(rollouts);
  expect(listOutcomes(rollouts)).toEqual([FOUND]);
});

it('says of each call for features what became of it, and not of those before it', async () => {
  const rollouts = await planFirst(PAY_FEATURES, FEATURES, []);
  network.intercept('DELETE', REFUSED, 2);
  await start(rollouts);
  await tryAgain(rollouts);
  expect(rollouts.getStep(FIRST)).toMatchObject({ status: 'failed', written: 'partly' });
  expect(rollouts.getChanges()).toMatchObject([
    { outcome: 'partly' },
    { outcome: 'failed', before: '{"pay_apple_pay":"on"}' },
  ]);
  network.intercept('DELETE', loseConnection, 1);
  await tryAgain(rollouts);
  await check(rollouts);
  expect(rollouts.getChanges().map(({ outcome }) => outcome)).toEqual(['partly', 'failed', 'failed']);
  expect(listChangesToCheck(selectJournal(rollouts.store.getState()))).toHaveLength(1);
  await tryAgain(rollouts);
  expect(listChangesToCheck(selectJournal(rollouts.store.getState()))).toEqual([]);
});

it('keeps what was refused when a colleague has done the other half before Try again', async () => {
  const rollouts = await planFirst(PAY_FEATURES, FEATURES, []);
  network.intercept('DELETE', REFUSED, 1);
  await start(rollouts);
  const refused = listOutcomes(rollouts);
  expect(refused).toEqual([expect.stringMatching(/^partly: .*Not removed: pay_apple_pay\.$/)]);
  tables.setFeature(FIRST, 'pay_apple_pay', false);
  await tryAgain(rollouts);
  expect(rollouts.getStep(FIRST)?.status).toBe('done');
  expect(listOutcomes(rollouts)).toEqual(refused);
  expect(listChangesToCheck(selectJournal(rollouts.store.getState()))).toEqual([]);
});

it('has an entry of its own for a write of another tab, which this one has taken over', async () => {
  jest.spyOn(BroadcastChannel.prototype, 'postMessage').mockReturnValue();
  const first = await startRollouts(network, [FIRST, SECOND]);
  network.intercept('PATCH', async (request) => {
    await network.forward(request);
    return neverRespond();
  });
  void goOn(first);
  await waitFor(async () => expect(await readStoredRollouts()).toContain('sending'));
  await waitFor(() => expect(tables.readRule(SECOND, 'daily_cap')).toBe(NEW));
  // Each tab has a journal of its own.
  sessionStorage.removeItem(JOURNAL_STORAGE_KEY);
  const rollouts = await reload();
  expect(rollouts.getStep(SECOND)?.status).toBe('unknown');
  rollouts.store.dispatch(verificationStarted(SECOND));
  await rollouts.waitUntilQuiet();
  const [entry, ...others] = rollouts.getChanges();
  expect(others).toEqual([]);
  expect(entry).toMatchObject({
    agency: SECOND,
    outcome: 'succeeded',
    rollout: 'Rollout of daily_cap, 2 of 2',
    before: OLD,
    after: NEW,
  });
  // An undo is linked to it.
  expect(rollouts.getStep(SECOND)).toMatchObject({ status: 'done', changeId: entry?.id });
});
