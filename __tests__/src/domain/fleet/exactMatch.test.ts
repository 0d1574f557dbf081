import { type Rider } from '@/domain/entities/rider';
import { findExactRider } from '@/domain/fleet/exactMatch';

const RIDER = { user_id: 4711, email: 'ada@example.com', smartcard: 'C1' } as Rider;
const result = { riders: [RIDER], hasMore: false, unreadableCount: 0, message: null };

it.each(['4711', 'ADA@example.com', 'c1'])(
  'finds the rider with exactly the id, email or card %s',
  (term) => {
    expect(findExactRider({ ...result, term })).toEqual({ status: 'found', rider: RIDER });
  },
);

it.each([
  ['notFound', {}],
  ['unclear', { hasMore: true }],
  ['unreadable', { unreadableCount: 1 }],
  ['unclear', { hasMore: true, unreadableCount: 1 }],
  ['failed', { message: 'The platform did not respond.' }],
])('does not find one that only contains the term: %s', (status, change) => {
  expect(findExactRider({ ...result, term: '47', ...change }).status).toBe(status);
});
