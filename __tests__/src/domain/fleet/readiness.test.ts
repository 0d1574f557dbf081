import { type FleetOutcome, type HealthCell } from '@/domain/fleet/fleetRun';
import { evaluateOutcome, summarizeReadiness } from '@/domain/fleet/readiness';

const COUPONS: HealthCell = {
  status: 'ok',
  ranAt: '2026-11-23T10:00:00.000Z',
  messages: [],
  facts: {},
  prints: {},
  durationMs: 10,
  evidence: { counts: { total: 2 } },
};

it.each<[string, FleetOutcome<'health'> | undefined, string, string]>([
  [
    'was read',
    { status: 'done', answer: { coupons: COUPONS }, at: 0 },
    '2 coupons.',
    'This run did not ask it.',
  ],
  [
    'could not be read',
    { status: 'failed', message: 'No answer.', isPlatformDown: false, at: 0 },
    'This run did not ask it.',
    'This run did not ask it.',
  ],
  ['waits', undefined, 'Not asked yet.', 'Not asked yet.'],
])('tells the lines of an agency that %s', (_case, outcome, coupons, geofences) => {
  const readiness = evaluateOutcome(outcome);
  expect(readiness.coupons?.evidence).toBe(coupons);
  expect(readiness.geofences?.evidence).toBe(geofences);
});

it.each([
  [{ total: 0, unreadable: 0 }, 'missing'],
  [{ total: 0, unreadable: 1 }, 'unknown'],
  [{ total: 1, unreadable: 1 }, 'done'],
])('says of coupons with the counts %j: %s', (counts, status) => {
  const answer = { coupons: { ...COUPONS, evidence: { counts } } };
  expect(evaluateOutcome({ status: 'done', answer, at: 0 }).coupons?.status).toBe(status);
});

it('counts what is done of the lines that were asked and apply', () => {
  const line = (status: 'done' | 'missing' | 'notApplicable' | 'notRun') => ({ status, evidence: '' });
  const readiness = { a: line('done'), b: line('missing'), c: line('notApplicable'), d: line('notRun') };
  expect(summarizeReadiness(readiness)).toEqual({ done: 1, total: 2, notRun: 1 });
});
