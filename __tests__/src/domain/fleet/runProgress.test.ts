import { measureProgress } from '@/domain/fleet/runProgress';
import { createStoppedRun } from '@tests/support/healthRunFixture';

const RUN = { ...createStoppedRun(130, 40), status: 'running', elapsedMs: 40_000 } as const;

it.each([
  ['all agencies without an answer', {}, 90_000],
  ['only the retried ones without an answer', { retried: ['A1', 'A50', 'A51'] }, 2_000],
])('counts for the time left %s', (_name, change, remainingMs) => {
  expect(measureProgress({ ...RUN, ...change }, 0)).toMatchObject({ done: 40, total: 130, remainingMs });
});
