import {
  type ChangeQueue,
  countResults,
  describeNextItem,
  describeQueueRest,
  findPageItem,
  type QueuedRule,
  type QueueResult,
} from '@/domain/changes/changeQueue';
import { toRegistrationResult } from '@/screens/admin-registration/queue/toRegistrationResult';
import { toFeaturesResult } from '@/screens/app-features/queue/toFeaturesResult';
import { toQueueResult } from '@/screens/business-rules/editor/queue/toQueueResult';

const CHANGE: QueuedRule = {
  kind: 'rule',
  source: 'CBTA',
  category: 'Fares',
  identity: 'cap',
  ruleJson: '{"cap":5}',
};
const RULE = {
  id: 1,
  category: 7,
  categoryName: 'Fares',
  identity: 'cap',
  isObject: false,
  ruleJson: '{"cap":6}',
};
const subject = { agency: 'METRO', rule: RULE, editorText: '5', mine: '{"cap":5}', isSent: true };
const failed = { status: 'failed', failures: [], isOutcomeUnknown: false, verification: null };

it.each([
  ['reading', { status: 'processing', subject: { ...subject, isSent: false }, startedAt: 0 }, null],
  ['sending', { status: 'processing', subject, startedAt: 0 }, 'unknown'],
  ['done', { status: 'success', subject, wasVerified: false }, 'done'],
  ['another value', { status: 'success', subject: { ...subject, mine: '{"cap":7}' } }, 'differed'],
  ['a conflict', { ...failed, subject: { ...subject, theirs: '{"cap":8}' } }, 'differed'],
  ['a failure', { ...failed, subject }, 'failed'],
  ['a lost response', { ...failed, isOutcomeUnknown: true, subject }, 'unknown'],
  [
    'a rule of another name',
    { status: 'success', subject: { ...subject, rule: { ...RULE, identity: 'x' } } },
    null,
  ],
  [
    'sending another rule',
    { status: 'processing', subject: { ...subject, rule: { ...RULE, identity: 'x' } }, startedAt: 0 },
    null,
  ],
  [
    'a rule of another category',
    { status: 'success', subject: { ...subject, rule: { ...RULE, categoryName: 'x' } } },
    null,
  ],
])('says of a rule, %s', (_name, outcome, result) => {
  expect(toQueueResult(outcome as never, CHANGE, null)?.result ?? null).toBe(result);
});

it.each<[QueueResult, QueueResult | null]>([
  ['unknown', null],
  ['differed', 'failed'],
])('a rule’s update that was not sent makes %s %p', (recorded, result) => {
  const unsent = { ...failed, subject: { ...subject, isSent: false } } as never;
  expect(toQueueResult(unsent, CHANGE, recorded)?.result ?? null).toBe(result);
});

it.each<[QueueResult | null, QueueResult | undefined, string]>([
  [null, undefined, 'it was changed meanwhile, and nothing was sent'],
  ['failed', 'unknown', 'it was changed meanwhile, and nothing was sent'],
  ['unknown', undefined, 'it has another value now'],
  [null, 'unknown', 'it has another value now'],
])(
  'a conflict of a rule of an item that is %p, and was %p before, says what is known',
  (recorded, earlier, note) => {
    const conflict = { ...failed, subject: { ...subject, theirs: '{"cap":8}' } } as never;
    expect(toQueueResult(conflict, CHANGE, recorded, earlier)).toEqual({ result: 'differed', note });
  },
);

const SWITCHES = { added: ['a', 'b'], removed: ['c'] };
const NONE_LEFT = { added: [], removed: [] };
const OTHERS = { added: ['x'], removed: [] };
const submission = { changes: SWITCHES, unappliedChanges: NONE_LEFT, isSent: true };

it.each([
  ['reading', { status: 'processing', subject: { ...submission, isSent: false }, startedAt: 0 }, ['c'], null],
  [
    'sending',
    { status: 'processing', subject: { ...submission, unappliedChanges: null }, startedAt: 0 },
    ['c'],
    'unknown: it may have been applied',
  ],
  ['all on', { status: 'success', subject: submission }, ['a', 'b', 'x'], 'done'],
  [
    'the rest',
    { status: 'success', subject: { ...submission, changes: { added: ['b'] } } },
    ['a', 'b'],
    'done',
  ],
  [
    'not read',
    { status: 'success', subject: { ...submission, unappliedChanges: null } },
    [],
    'done: accepted, but not read again',
  ],
  ['one left out', { status: 'success', subject: submission }, ['a'], 'differed: not as asked: b'],
  [
    'half',
    { ...failed, subject: { ...submission, unappliedChanges: { added: [], removed: ['c'] } } },
    ['a', 'b', 'c'],
    'failed: added, not removed; left: c',
  ],
  [
    'none',
    { ...failed, subject: { ...submission, unappliedChanges: SWITCHES } },
    ['c'],
    'failed: Failed to apply changes',
  ],
  [
    'a lost response',
    { ...failed, isOutcomeUnknown: true, subject: submission },
    ['c'],
    'unknown: it may have been applied',
  ],
  [
    'all on, and a switch of another feature that was refused',
    { ...failed, subject: { ...submission, unappliedChanges: { added: ['x'], removed: [] } } },
    ['a', 'b'],
    'done',
  ],
  [
    'a refused submission of other features, after which the features could not be read',
    { ...failed, subject: { ...submission, changes: OTHERS, unappliedChanges: null } },
    [],
    null,
  ],
  [
    'sending other features',
    {
      status: 'processing',
      subject: { ...submission, changes: OTHERS, unappliedChanges: null },
      startedAt: 0,
    },
    ['c'],
    null,
  ],
])('says of features, %s', (_name, outcome, active, expected) => {
  expect(format(toFeaturesResult(outcome as never, SWITCHES, new Set(active)))).toBe(expected);
});

const PERSON = { firstName: 'Ada', lastName: 'Byron', email: 'a@b.example', telephone: '' };
const profile = { user_id: 1, first_name: 'Ada', last_name: 'Byron', cell_phone: '' };
const profileStep = { step: 'profile', agency: 'METRO', profile, email: 'a@b.example' };
const adminStep = { step: 'administrator', agency: 'METRO', values: { ...PERSON, email: ' a@b.example ' } };
const conflict = { kind: 'http', status: 409 };

it.each([
  [
    'sending',
    { status: 'processing', subject: adminStep, startedAt: 0 },
    'unknown: it may have been applied',
  ],
  ['registered', { status: 'success', subject: profileStep }, 'done'],
  [
    'another name',
    { status: 'success', subject: { ...profileStep, profile: { ...profile, last_name: 'King' } } },
    'differed: other values were submitted',
  ],
  [
    'another person fails',
    { ...failed, subject: { ...adminStep, values: { ...PERSON, email: 'x@b.example' } } },
    null,
  ],
  [
    'already there',
    { ...failed, failures: [conflict], subject: adminStep },
    'failed: Database error - This user might already exist',
  ],
  ['without a profile', { ...failed, subject: profileStep }, 'failed: registered without a profile'],
  [
    'a lost response for the profile',
    { ...failed, isOutcomeUnknown: true, subject: profileStep },
    'unknown: registered, but the profile may be missing',
  ],
  [
    'a lost response',
    { ...failed, isOutcomeUnknown: true, subject: adminStep },
    'unknown: it may have been applied',
  ],
])('says of an administrator, %s', (_name, outcome, expected) => {
  expect(format(toRegistrationResult(outcome as never, PERSON, true))).toBe(expected);
});

it('says that another email was registered only of the form that the queue has filled', () => {
  const other = { status: 'success', subject: { ...profileStep, email: 'x@b.example' } } as never;
  expect(toRegistrationResult(other, PERSON, true)?.result).toBe('differed');
  expect(toRegistrationResult(other, PERSON, false)).toBeNull();
});

function format(result: { result: string; note: string | null } | null): string | null {
  return result && [result.result, result.note].filter(Boolean).join(': ');
}

it.each<[position: number, results: (QueueResult | null)[], next: string, rest: string | null]>([
  [0, [null, null, null], 'Next: B (2 of 3)', 'cap (3 of 3 left)'],
  [1, ['done', 'failed', null], 'Next: C (3 of 3)', 'cap (2 of 3 left)'],
  // The first one was opened again.
  [0, [null, 'done', null], 'Next: C (3 of 3)', 'cap (2 of 3 left)'],
  [2, ['done', 'done', null], 'Show the results', 'cap (1 of 3 left)'],
  // The first one was opened again, and then the second one.
  [1, [null, 'done', 'failed'], 'Next: A (1 of 3)', 'cap (2 of 3 left)'],
  [3, ['done', 'unchanged', 'skipped'], 'Show the results', null],
])('at %i of %j comes: %s', (position, results, next, rest) => {
  const items = results.map((result, index) => ({ agency: 'ABC'.charAt(index), result, note: null }));
  const queue: ChangeQueue = { change: CHANGE, items, position };
  expect([describeNextItem(queue), describeQueueRest(queue)]).toEqual([next, rest]);
});

it.each<[position: number, results: (QueueResult | null)[], agency: string]>([
  [1, ['done', null, null], 'B'],
  [3, ['done', 'failed', 'done'], 'C'],
  // 'End' at the second one.
  [3, ['done', 'skipped', 'skipped'], 'A'],
  [3, ['skipped', 'skipped', 'skipped'], 'A'],
])('at %i of %j the top bar leads to %s', (position, results, agency) => {
  const items = results.map((result, index) => ({ agency: 'ABC'.charAt(index), result, note: null }));
  expect(findPageItem({ change: CHANGE, items, position })?.agency).toBe(agency);
});

it('counts results', () => {
  const items = (['done', 'unchanged', 'skipped', 'done'] as const).map((result) => ({
    agency: 'A',
    result,
    note: null,
  }));
  expect(countResults({ items })).toBe('2 done, 1 nothing to do, 1 skipped');
});
