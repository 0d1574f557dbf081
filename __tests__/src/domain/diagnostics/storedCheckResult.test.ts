import { describeCheckChanges, type StoredCheckResult } from '@/domain/diagnostics/storedCheckResult';

/**
 * What is stored of a check's last run. alert: the check found a problem; failed: the check itself could not be done.
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

it.each<[string, Partial<StoredCheckResult>, Partial<StoredCheckResult>, string[]]>([
  ['no change', { facts: { Smartcards: '57' } }, { facts: { Smartcards: '57' } }, []],
  ['a new status', { status: 'alert', messages: ['none'] }, {}, ['was alert, now ok']],
  ['a new count', { facts: { Smartcards: '57' } }, { facts: { Smartcards: '58' } }, ['Smartcards: 57 → 58']],
  ['a fact that is new', {}, { facts: { Rows: '2' } }, ['Rows: none → 2']],
  ['a fact that is gone', { facts: { Rows: '2' } }, {}, ['Rows: 2 → none']],
  ['changed rows', { prints: { Content: 'a' } }, { prints: { Content: 'b' } }, ['Content: changed']],
  ['no change for rows without a previous hash', {}, { prints: { Content: 'b' } }, []],
  [
    'changed alert messages',
    { status: 'alert', messages: ['a', 'b'] },
    { status: 'alert', messages: ['b', 'c'] },
    ['no longer: a', 'new: c'],
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
