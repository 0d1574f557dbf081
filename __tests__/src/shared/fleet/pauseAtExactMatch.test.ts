import { type RunListenerApi } from '@/shared/fleet/askAgencies';
import { type agencyAnswered, runPaused } from '@/shared/fleet/fleetSlice';
import { pauseAtExactMatch } from '@/shared/fleet/pauseAtExactMatch';

const FOUND = {
  status: 'done',
  answer: { results: [{ term: 'c1', riders: [{ smartcard: 'C1' }], hasMore: false, unreadableCount: 0 }] },
};

/** The types of the actions after the answer of METRO, with these outcomes of a search for a card. */
function listActions(outcomes: object, status = 'running', kind = 'riders') {
  const agencies = ['CBTA', 'METRO', 'AAT'].map((abbreviation) => ({ abbreviation }));
  const run = { kind, status, agencies, asking: [], outcomes };
  const dispatch = jest.fn<unknown, [{ type: string }]>();
  const payload = { kind, abbreviation: 'METRO' };
  pauseAtExactMatch(
    { payload } as ReturnType<typeof agencyAnswered>,
    { dispatch, getState: () => ({ fleet: { runs: { [kind]: run } } }) } as unknown as RunListenerApi,
  );
  return dispatch.mock.calls.map(([{ type }]) => type);
}

it('pauses a search at the first agency that has exactly the searched rider', () => {
  expect(listActions({ METRO: FOUND })).toEqual([runPaused.type]);
  // It has paused at the first one.
  expect(listActions({ CBTA: FOUND, METRO: FOUND })).toEqual([]);
  expect(listActions({ CBTA: FOUND, METRO: { status: 'failed' } })).toEqual([]);
});

it('does not pause a search that has ended or has no agency left, nor another run', () => {
  expect(listActions({ METRO: FOUND }, 'stopped')).toEqual([]);
  const failed = { status: 'failed' };
  expect(listActions({ CBTA: failed, METRO: FOUND, AAT: failed })).toEqual([]);
  expect(listActions({ METRO: FOUND }, 'running', 'health')).toEqual([]);
});
