import { type Failure } from '@/domain/failures';
import { failedLookups, failedResult } from '@/shared/checks/checkResults';
import { listPublicMessages } from '@/shared/checks/listPublicMessages';

const fail = (status: number, message?: string): Failure => ({
  kind: 'status',
  status,
  ...(message !== undefined && { message }),
});

it('has the portal’s own words of a failed call, and none of the platform’s', () => {
  const result = failedResult(fail(500, 'The platform responded to jane@example.com'));
  expect(result.messages).toEqual([
    'The platform responded with 500: The platform responded to jane@example.com',
  ]);
  expect(listPublicMessages(result)).toEqual(['The platform responded with 500: (server message removed)']);
  expect(listPublicMessages(failedResult(fail(403)))).toEqual(['You do not have permission (403)']);
});

it('has one line for look-ups that failed with one status and different words, of which nothing is left', () => {
  const result = failedLookups([
    { name: 'EFT', failure: fail(500, 'Lookup failed') },
    { name: 'Token', failure: fail(500, 'Lookup failed for Jane Doe') },
    { name: 'NoPay', failure: { kind: 'timeout' } },
  ]);
  expect(result.messages).toHaveLength(3);
  expect(listPublicMessages(result)).toEqual([
    '2 look-ups failed (EFT, Token): The platform responded with 500: (server message removed)',
    '1 look-up failed (NoPay): The platform did not respond within 10 seconds.',
  ]);
});

it('masks what looks like a secret in the words of the platform’s data', () => {
  const messages = ['The agency’s database is not active: its status is “ann@example.com”.'];
  expect(listPublicMessages({ status: 'alert', messages })).toEqual([
    'The agency’s database is not active: its status is •••',
  ]);
});
