import {
  agenciesRetried,
  type agencyAnswered,
  fleetSlice,
  runPaused,
  runResumed,
  runStarted,
} from '@/shared/fleet/fleetSlice';
import { pauseAtExactMatch } from '@/shared/fleet/pauseAtExactMatch';
import { type RunListenerApi } from '@/shared/fleet/readAgencies';
import { createStoppedRun } from '@tests/support/healthRunFixture';

const FOUND = {
  status: 'done',
  answer: { results: [{ term: 'c1', riders: [{ smartcard: 'C1' }], hasMore: false, unreadableCount: 0 }] },
};

/** The types of the actions, and the reasons of pauses, after the answer of METRO, with these outcomes of a search for a card. */
function listActions(outcomes: object, status = 'running', kind = 'riders') {
  const agencies = ['CBTA', 'METRO', 'AAT'].map((abbreviation) => ({ abbreviation }));
  const run = { kind, status, agencies, asking: [], outcomes };
  const dispatch = jest.fn<unknown, [ReturnType<typeof runPaused>]>();
  const payload = { kind, abbreviation: 'METRO' };
  pauseAtExactMatch(
    { payload } as ReturnType<typeof agencyAnswered>,
    { dispatch, getState: () => ({ fleet: { runs: { [kind]: run } } }) } as unknown as RunListenerApi,
  );
  return dispatch.mock.calls.map(
    ([
      {
        type,
        payload: { reason },
      },
    ]) => [type, reason],
  );
}

it('pauses a search at the first agency that has exactly the searched rider', () => {
  expect(listActions({ METRO: FOUND })).toEqual([[runPaused.type, 'match']]);
  // It has paused at the first one.
  expect(listActions({ CBTA: FOUND, METRO: FOUND })).toEqual([]);
  expect(listActions({ METRO: FOUND, AAT: FOUND })).toEqual([]);
  expect(listActions({ CBTA: FOUND, METRO: { status: 'failed' } })).toEqual([]);
});

it('does not pause a search that has ended or has no agency left, nor another run', () => {
  expect(listActions({ METRO: FOUND }, 'stopped')).toEqual([]);
  const failed = { status: 'failed' };
  expect(listActions({ CBTA: failed, METRO: FOUND, AAT: failed })).toEqual([]);
  expect(listActions({ METRO: FOUND }, 'running', 'health')).toEqual([]);
});

it('knows until the rest is asked that the search was paused at the match', () => {
  const search = {
    ...createStoppedRun(2, 0),
    kind: 'riders' as const,
    task: { terms: ['c1'] },
  };
  const isPausedAtMatch = (...actions: Parameters<typeof fleetSlice.reducer>[1][]) =>
    [runStarted(search), ...actions].reduce(fleetSlice.reducer, fleetSlice.getInitialState()).runs.riders
      ?.isPausedAtMatch;
  expect(isPausedAtMatch(runPaused('riders'))).toBeUndefined();
  expect(isPausedAtMatch(runPaused('riders', 'match'))).toBe(true);
  // Its failed agencies were asked again, and it pauses before the rest.
  expect(
    isPausedAtMatch(runPaused('riders', 'match'), agenciesRetried('riders', ['A0']), runPaused('riders')),
  ).toBe(true);
  expect(
    isPausedAtMatch(runPaused('riders', 'match'), runResumed('riders'), runPaused('riders')),
  ).toBeUndefined();
});
