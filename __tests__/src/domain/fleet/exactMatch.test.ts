import { type Rider } from '@/domain/entities/rider';
import { findExactRider, listExactAgencies, splitTerms } from '@/domain/fleet/exactMatch';
import { type FleetRun } from '@/domain/fleet/fleetRun';

const RIDER = { user_id: 4711, email: 'ada@example.com', smartcard: 'C1' } as Rider;
const result = { riders: [RIDER], hasMore: false, unreadableCount: 0, message: null };

it.each(['4711', 'ADA@example.com', 'c1'])(
  'finds the rider with exactly the id, email or card %s',
  (term) => {
    expect(findExactRider({ ...result, term })).toEqual({ status: 'found', rider: RIDER });
  },
);

it('takes none of several riders for the one that was looked up', () => {
  const other = { user_id: 52, smartcard: '4711' } as Rider;
  const riders = [RIDER, other];
  expect(findExactRider({ ...result, riders, term: '4711' })).toEqual({ status: 'several', riders });
});

it.each([
  ['notFound', {}],
  ['unclear', { hasMore: true }],
  ['unreadable', { unreadableCount: 1 }],
  ['unclear', { hasMore: true, unreadableCount: 1 }],
  ['failed', { message: 'The platform did not respond.' }],
])('a rider that only contains the term is %s with %j', (status, change) => {
  expect(findExactRider({ ...result, term: '47', ...change }).status).toBe(status);
});

it('lists the agencies that have exactly a searched email or card, not those with the same id', () => {
  const answer = (...terms: string[]) => ({
    status: 'done',
    answer: { results: terms.map((term) => ({ ...result, term })) },
  });
  const outcomes = {
    A: answer('x', 'ada@example.com'),
    B: answer('4711'),
    C: { status: 'failed' },
    D: answer('c1'),
  };
  const agencies = ['A', 'B', 'C', 'D', 'E'].map((abbreviation) => ({ abbreviation }));
  expect(listExactAgencies({ agencies, outcomes } as unknown as FleetRun<'riders'>)).toEqual(['A', 'D']);
});

it('splits pasted text into its terms, each once in its first spelling', () => {
  const text = ' 7, ada@example.com;7\nC1 ADA@example.com c1 ada@example.com ';
  expect(splitTerms(text)).toEqual(['7', 'ada@example.com', 'C1']);
});
