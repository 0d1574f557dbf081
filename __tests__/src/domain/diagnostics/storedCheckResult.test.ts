import { formatCreationTime, formatTimestamp } from '@/domain/dates';
import {
  describeChangesSince,
  describeCheckChanges,
  keepLastComplete,
  type StoredCheckResult,
} from '@/domain/diagnostics/storedCheckResult';
import { DIAGNOSTICS_MESSAGES_LIMIT } from '@/domain/limits';

/**
 * The stored part of a check's last run. alert: the check found a problem; failed: the check itself could not be done.
 * `facts` are the values by label; `prints` are the hashes of values that must not be stored.
 */
const createSnapshot = (values: Partial<StoredCheckResult> = {}): StoredCheckResult => ({
  status: 'ok',
  ranAt: '2026-03-08T07:30:00.000Z',
  messages: [],
  facts: {},
  prints: {},
  ...values,
});

const LIMIT = DIAGNOSTICS_MESSAGES_LIMIT;

const numberMessages = (from: number, until: number) =>
  Array.from({ length: until - from }, (_, index) => `message ${from + index}`);

it.each<[string, Partial<StoredCheckResult>, Partial<StoredCheckResult>, string[]]>([
  ['no change', { facts: { Smartcards: '57' } }, { facts: { Smartcards: '57' } }, []],
  ['a new status', { status: 'alert', messages: ['none'] }, {}, ['was alert, now ok']],
  ['a new count', { facts: { Smartcards: '57' } }, { facts: { Smartcards: '58' } }, ['Smartcards: 57 → 58']],
  ['a fact that is new', {}, { facts: { Rows: '2' } }, ['Rows: none → 2']],
  ['a fact that is gone', { facts: { Rows: '2' } }, {}, ['Rows: 2 → none']],
  [
    'another time',
    { facts: { Created: '2019-03-01T05:00:00' } },
    { facts: { Created: '2019-03-01T17:00:00' } },
    [`Created: ${formatTimestamp('2019-03-01T05:00:00')} → ${formatTimestamp('2019-03-01T17:00:00')}`],
  ],
  [
    'no change for a time that was stored as its text',
    { facts: { Created: formatCreationTime('2019-03-01T05:00:00') } },
    { facts: { Created: '2019-03-01T05:00:00' } },
    [],
  ],
  ['a number as it is', { facts: { ID: '2019' } }, { facts: { ID: '2020' } }, ['ID: 2019 → 2020']],
  ['a changed hash', { prints: { Sender: 'a' } }, { prints: { Sender: 'b' } }, ['Sender: changed']],
  ['no change for rows without a previous hash', {}, { prints: { Sender: 'b' } }, []],
  // A run's file can have any labels.
  ['a new fact of an inherited name', {}, { facts: { constructor: '2' } }, ['constructor: none → 2']],
  ['a fact of an inherited name that is gone', { facts: { toString: '2' } }, {}, ['toString: 2 → none']],
  ['no change for an inherited name without a previous hash', {}, { prints: { constructor: 'b' } }, []],
  [
    'changed alert messages',
    { status: 'alert', messages: ['a', 'b'] },
    { status: 'alert', messages: ['b', 'c'] },
    ['no longer: a', 'new: c'],
  ],
  [
    'of a list that was cut, what the complete one lacks',
    { status: 'alert', messages: [...numberMessages(0, LIMIT), 'and 5 more'] },
    { status: 'alert', messages: [...numberMessages(1, 5), 'new or not'] },
    numberMessages(0, LIMIT)
      .filter((_, index) => index === 0 || index > 4)
      .map((message) => `no longer: ${message}`),
  ],
  [
    'of a list that is cut now, what the complete one lacked',
    { status: 'alert', messages: [...numberMessages(1, LIMIT - 1), 'gone or not'] },
    { status: 'alert', messages: [...numberMessages(0, LIMIT), 'and 5 more'] },
    ['new: message 0', `new: message ${LIMIT - 1}`],
  ],
  [
    'of a list that an earlier version may have cut without a count, what the complete one lacks',
    { status: 'alert', messages: numberMessages(0, LIMIT) },
    { status: 'alert', messages: [...numberMessages(1, LIMIT - 1), 'new or not'] },
    ['no longer: message 0', `no longer: message ${LIMIT - 1}`],
  ],
  [
    'two lists that are cut',
    { status: 'alert', messages: [...numberMessages(0, LIMIT), 'and 5 more'] },
    { status: 'alert', messages: [...numberMessages(1, LIMIT + 1), 'and 4 more'] },
    ['other messages'],
  ],
  [
    'a check that no longer fails',
    { status: 'failed', messages: ['500'] },
    { facts: { Rows: '2' } },
    ['was failed, now ok'],
  ],
  [
    'a check that now fails',
    { facts: { Rows: '2' } },
    { status: 'failed', messages: ['500'] },
    ['was ok, now failed'],
  ],
  [
    'a different failure',
    { status: 'failed', messages: ['500'] },
    { status: 'failed', messages: ['503'] },
    ['no longer: 500', 'new: 503'],
  ],
])('describes %s', (_case, before, after, changes) => {
  expect(describeCheckChanges(createSnapshot(before), createSnapshot(after))).toEqual(changes);
});

it('takes a date in a message of an earlier build for the same date', () => {
  const describeDates = (start: string, end: string) => [`iOS: ${start} – ${end} has expired.`];
  const earlier = createSnapshot({ messages: describeDates('01/31/2026', '02/28/2026') });
  const later = createSnapshot({ messages: describeDates('2026-01-31', '2026-02-28') });
  expect(describeCheckChanges(earlier, later)).toEqual([]);
  expect(describeCheckChanges(earlier, earlier)).toEqual([]);
  expect(describeCheckChanges(earlier, createSnapshot({ messages: [] }))).toEqual([
    'no longer: iOS: 2026-01-31 – 2026-02-28 has expired.',
  ]);
});

describe('a check that fails between two runs', () => {
  const first = createSnapshot({ facts: { Rows: '5' } });
  const failed = createSnapshot({ status: 'failed', ranAt: '2026-03-08T08:00:00.000Z', messages: ['500'] });
  const afterTwoFailures = keepLastComplete(keepLastComplete(first, failed), failed);

  it('is compared with the run before, however often it has failed', () => {
    expect(afterTwoFailures).toEqual({ ...failed, lastComplete: first });
    expect(describeChangesSince(afterTwoFailures, createSnapshot({ facts: { Rows: '6' } }))).toEqual({
      changes: ['failed in between', 'Rows: 5 → 6'],
      previousRunAt: first.ranAt,
    });
    expect(keepLastComplete(afterTwoFailures, first)).toBe(first);
  });

  it('is compared with the failure while it fails, and if it has never ended otherwise', () => {
    const other = { ...failed, messages: ['503'] };
    expect(describeChangesSince(afterTwoFailures, other)).toEqual({
      changes: ['no longer: 500', 'new: 503'],
      previousRunAt: failed.ranAt,
    });
    const onlyFailed = keepLastComplete(keepLastComplete(undefined, failed), failed);
    expect(describeChangesSince(onlyFailed, first).changes).toEqual(['was failed, now ok']);
  });

  it('is compared with the same run after it was skipped too', () => {
    const skipped = { ...failed, status: 'skipped' as const };
    expect(keepLastComplete(first, skipped)).toEqual({ ...skipped, lastComplete: first });
    const afterBoth = keepLastComplete(afterTwoFailures, skipped);
    expect(describeChangesSince(afterBoth, createSnapshot({ facts: { Rows: '6' } }))).toEqual({
      changes: ['skipped in between', 'Rows: 5 → 6'],
      previousRunAt: first.ranAt,
    });
    expect(describeChangesSince(afterBoth, failed).changes).toEqual(['was skipped, now failed']);
  });
});
