import { describeObject } from '@/domain/changes/changeTexts';
import { JOURNAL_ENTRIES_LIMIT } from '@/domain/limits';
import { writeStarted } from '@/session/journal/journalSlice';
import { hasUnexportedChanges } from '@/session/journal/journalState';
import { agenciesRetried, runPaused, runResumed, runShown, runStopped } from '@/shared/fleet/fleetSlice';
import { respondWith, setUpNetwork } from '@tests/support/fakeNetwork';
import { openFleet, QUICK_TASK } from '@tests/support/fleetFixture';
import { createStoppedRun } from '@tests/support/healthRunFixture';
import { changesOf, createChange, serializeJournal } from '@tests/support/journalFixture';

const network = setUpNetwork();

const SIGN_INS = 'with sign-ins for this run only.';

describe('the journal entry of a Fleet run', () => {
  it('has a message that says how far the run is, and is the run’s only one', async () => {
    const fleet = await openFleet(network);
    const readMessages = () => changesOf(fleet).map(({ message }) => message);
    fleet.start('health', QUICK_TASK);
    expect(readMessages()).toEqual([`Started for 20 agencies, ${SIGN_INS} Nothing is changed.`]);
    await fleet.waitFor(({ outcomes }) => Object.keys(outcomes).length === 3);
    fleet.store.dispatch(runPaused('health'));
    expect(readMessages()).toEqual([`Paused at 3 of 20 agencies, ${SIGN_INS} Nothing was changed.`]);
    // The agencies that were asked before the pause answer.
    await fleet.waitFor(({ asking }) => asking.length === 0);
    const done = Object.keys(fleet.getRun('health').outcomes).length;
    expect(done).toBeGreaterThan(3);
    expect(readMessages()).toEqual([`Paused at ${done} of 20 agencies, ${SIGN_INS} Nothing was changed.`]);
    fleet.store.dispatch(runResumed('health'));
    expect(readMessages()).toEqual([`Started for 20 agencies, ${SIGN_INS} Nothing is changed.`]);
    await fleet.waitUntilQuiet();
    expect(readMessages()).toEqual([`Done: 20 of 20 agencies, ${SIGN_INS} Nothing was changed.`]);
    fleet.start('rules', { categories: 'all' }, fleet.agencies.slice(0, 1));
    expect(readMessages()).toHaveLength(2);
    await fleet.waitUntilQuiet('rules');
    expect(readMessages()[1]).toBe(`Done: 1 of 1 agency, ${SIGN_INS} Nothing was changed.`);
  });

  it('has the same text when the portal pauses the run; a retry makes it running again', async () => {
    const fleet = await openFleet(network);
    const readMessages = () => changesOf(fleet).map(({ message }) => message);
    network.intercept('/pso/api/v1/token/agency', respondWith(500));
    fleet.start('health', QUICK_TASK);
    await fleet.waitFor(({ status, asking }) => status === 'paused' && asking.length === 0);
    expect(readMessages()).toEqual([expect.stringMatching(/^Paused at \d+ of 20 agencies, /)]);
    const [failed = ''] = Object.keys(fleet.getRun('health').outcomes);
    fleet.store.dispatch(agenciesRetried('health', [failed]));
    expect(readMessages()).toEqual([`Started for 20 agencies, ${SIGN_INS} Nothing is changed.`]);
    fleet.store.dispatch(runStopped('health'));
  });

  it.each([
    [
      'retried',
      'done',
      4,
      2,
      (abbreviations: string[]) => agenciesRetried('health', abbreviations.slice(0, 2)),
    ],
    ['resumed', 'stopped', 1, 3, () => runResumed('health')],
  ] as const)(
    'counts the agencies that are asked of an earlier session’s run that is %s',
    async (_name, status, askedBefore, asked, goOn) => {
      const fleet = await openFleet(network);
      const readMessages = () => changesOf(fleet).map(({ message }) => message);
      const agencies = fleet.agencies.slice(0, 4);
      const abbreviations = agencies.map(({ abbreviation }) => abbreviation);
      const outcome = { status: 'failed', message: 'Timed out.', isPlatformDown: false, at: 1 } as const;
      const outcomes = Object.fromEntries(
        abbreviations.slice(0, askedBefore).map((abbreviation) => [abbreviation, outcome]),
      );
      const run = { ...createStoppedRun(0, 0), task: QUICK_TASK, agencies, status, outcomes };
      fleet.store.dispatch(runShown(run));
      fleet.store.dispatch(goOn(abbreviations));
      expect(readMessages()).toEqual([
        `Started again for ${asked} of 4 agencies, ${SIGN_INS} Nothing is changed.`,
      ]);
      await fleet.waitUntilQuiet();
      expect(readMessages()).toEqual([
        `Done: 4 of 4 agencies, ${asked} of them since it was started again, ${SIGN_INS} Nothing was changed.`,
      ]);
    },
  );

  it('does not say that the run was started again when the journal has dropped its first entry', async () => {
    const fleet = await openFleet(network);
    fleet.start('health', QUICK_TASK, fleet.agencies.slice(0, 4));
    await fleet.waitFor(({ outcomes }) => Object.keys(outcomes).length === 1);
    for (let index = 0; index <= JOURNAL_ENTRIES_LIMIT; index += 1)
      fleet.store.dispatch(writeStarted(createChange({ id: String(index) })));
    await fleet.waitUntilQuiet();
    expect(changesOf(fleet).at(-1)?.message).toBe(`Done: 4 of 4 agencies, ${SIGN_INS} Nothing was changed.`);
  });

  it('does not contain the term of a search for riders', async () => {
    const fleet = await openFleet(network);
    fleet.start('riders', { terms: ['harbour.sullivan'] }, fleet.agencies.slice(0, 2));
    await fleet.waitUntilQuiet('riders');
    expect(changesOf(fleet)).toHaveLength(1);
    expect(serializeJournal(fleet)).not.toContain('sullivan');
  });

  it.each([
    ['rules', { categories: 'all' }, 'Fleet run: RULES'],
    ['riders', { terms: ['a'] }, 'Fleet run: RIDERS'],
    ['lookup', { terms: ['a'] }, 'Fleet run: RIDERS'],
  ] as const)('names the tab of a run of the kind %s', async (kind, task, title) => {
    const fleet = await openFleet(network);
    fleet.start(kind, task, fleet.agencies.slice(0, 1));
    await fleet.waitUntilQuiet(kind);
    expect(changesOf(fleet).map(({ object }) => describeObject(object))).toEqual([title]);
  });

  it('is no change that would have to be exported before a sign-out', async () => {
    const fleet = await openFleet(network);
    fleet.start('health', QUICK_TASK, fleet.agencies.slice(0, 1));
    await fleet.waitUntilQuiet();
    expect(changesOf(fleet)).toHaveLength(1);
    expect(hasUnexportedChanges(fleet.store.getState())).toBe(false);
    fleet.store.dispatch(writeStarted(createChange()));
    fleet.start('health', QUICK_TASK, fleet.agencies.slice(0, 1));
    await fleet.waitUntilQuiet();
    expect(hasUnexportedChanges(fleet.store.getState())).toBe(true);
  });
});
