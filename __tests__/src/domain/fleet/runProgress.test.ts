import { type FleetRun } from '@/domain/fleet/fleetRun';
import { listFailedAgencies, listPendingAgencies, measureProgress } from '@/domain/fleet/runProgress';
import { createStoppedRun } from '@tests/support/healthRunFixture';

const RUN = { ...createStoppedRun(130, 40), status: 'running', elapsedMs: 40_000 } as const;

it.each([
  ['all agencies without an answer', {}, 90_000],
  ['only those that are asked again', { retried: ['A50', 'A51'] }, 2_000],
])('counts for the time left %s', (_name, change, remainingMs) => {
  expect(measureProgress({ ...RUN, ...change }, 0)).toMatchObject({ done: 40, total: 130, remainingMs });
});

it('takes the speed of all answers, also of agencies that were asked again', () => {
  const run = { ...createStoppedRun(40, 40), elapsedMs: 60_000, repeatedAnswers: 20, retried: ['A1'] };
  expect(measureProgress(run, 0)).toMatchObject({ done: 39, msPerAgency: 1_000, remainingMs: 1_000 });
});

it('knows no time left before the first answer', () => {
  const getRemaining = (doneCount: number) =>
    measureProgress({ ...createStoppedRun(3, doneCount), elapsedMs: 1_000 }, 0).remainingMs;
  expect([getRemaining(0), getRemaining(1)]).toEqual([null, 2_000]);
});

it('counts agencies that failed, and of health those with a check that failed', () => {
  const check = (status: string) => ({ status: 'done', answer: { terms: { status } }, at: 0 });
  const outcomes = { A0: check('failed'), A1: check('alert'), A2: { status: 'failed' } };
  const run = { ...createStoppedRun(4, 0), outcomes } as unknown as FleetRun<'health'>;
  expect(measureProgress(run, 0)).toMatchObject({ done: 3, failed: 2 });
  expect(listFailedAgencies(run)).toEqual(['A0', 'A2']);
});

it('counts an agency that is asked again as waiting, and as failed until it answers', () => {
  const failed = { status: 'failed', message: '', isPlatformDown: false, at: 0 } as const;
  const run = { ...RUN, outcomes: { ...RUN.outcomes, A1: failed }, retried: ['A1'] };
  expect(measureProgress(run, 0)).toMatchObject({ done: 39, failed: 1 });
  expect(listPendingAgencies(run)).toHaveLength(91);
  expect(listPendingAgencies({ ...run, asking: ['A1'] })).toHaveLength(90);
});

it.each(['riders', 'lookup'] as const)('counts an agency in which a term of %s failed', (kind) => {
  const search = (...messages: (string | null)[]) => ({
    status: 'done',
    answer: { results: messages.map((message) => ({ message })) },
    at: 0,
  });
  const outcomes = { A0: search(null, null), A1: search(null, 'No answer.') };
  const run = { ...createStoppedRun(2, 0), kind, outcomes } as unknown as FleetRun;
  expect(listFailedAgencies(run)).toEqual(['A1']);
});

it('lists as pending the agencies that neither have answered nor are asked', () => {
  const run = { ...createStoppedRun(4, 1), asking: ['A2'] };
  expect(listPendingAgencies(run).map(({ abbreviation }) => abbreviation)).toEqual(['A1', 'A3']);
});
