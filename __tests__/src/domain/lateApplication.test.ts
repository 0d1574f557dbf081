import { findLastUnanswered } from '@/domain/lateApplication';

it.each([
  [{ kind: 'status', status: 500 }, true],
  [{ kind: 'status', status: 202 }, false],
  [{ kind: 'status', status: 524 }, false],
  [{ kind: 'status', status: 502 }, false],
  [{ kind: 'status', status: 504 }, false],
  [{ kind: 'unreadable' }, false],
  [{ kind: 'timeout' }, false],
  [{ kind: 'givenUp' }, false],
  [{ kind: 'network' }, false],
] as const)('after the failure %p, the platform has answered: %p', (failure, expected) => {
  expect(findLastUnanswered([{ ...failure, sentAt: 1 }])).toBe(expected ? 0 : 1);
});

it('finds when the last write without an answer was sent, not one that was certainly rejected', () => {
  const lost = { kind: 'network', sentAt: 1_000 } as const;
  const late = { kind: 'timeout', sentAt: 2_000 } as const;
  const answered = { kind: 'status', status: 500, sentAt: 3_000 } as const;
  const notSent = { kind: 'offline', sentAt: 4_000 } as const;
  expect(findLastUnanswered([late, lost, answered, notSent])).toBe(2_000);
  expect(findLastUnanswered([answered, notSent])).toBe(0);
  expect(findLastUnanswered([])).toBe(0);
});

it('a write whose failure has no time may have been sent just now', () => {
  jest.spyOn(Date, 'now').mockReturnValue(5_000);
  expect(findLastUnanswered([{ kind: 'unspecified' }, { kind: 'network', sentAt: 1_000 }])).toBe(5_000);
  expect(findLastUnanswered([{ kind: 'offline' }])).toBe(0);
});
