import { changesBetween, type CheckRecord } from '@/domain/checkRecord';

const record = (change: Partial<CheckRecord> = {}): CheckRecord => ({
  status: 'ok',
  ranAt: '2026-03-08T07:30:00.000Z',
  messages: [],
  facts: {},
  prints: {},
  ...change,
});

it.each<[string, Partial<CheckRecord>, Partial<CheckRecord>, string[]]>([
  ['nothing', { facts: { Smartcards: '57' } }, { facts: { Smartcards: '57' } }, []],
  ['the status', { status: 'alert', messages: ['none'] }, {}, ['was alert, now ok']],
  ['a count', { facts: { Smartcards: '57' } }, { facts: { Smartcards: '58' } }, ['Smartcards: 57 → 58']],
  ['a fact that came', {}, { facts: { Rows: '2' } }, ['Rows: none → 2']],
  ['a fact that went', { facts: { Rows: '2' } }, {}, ['Rows: 2 → none']],
  ['rows', { prints: { Content: 'a' } }, { prints: { Content: 'b' } }, ['Content: not the same']],
  ['rows that were not there to compare', {}, { prints: { Content: 'b' } }, []],
  [
    'what an alert says',
    { status: 'alert', messages: ['a', 'b'] },
    { status: 'alert', messages: ['b', 'c'] },
    ['no longer: a', 'new: c'],
  ],
  [
    'a failure that is over',
    { status: 'failed', messages: ['500'] },
    { facts: { Rows: '2' } },
    ['was failed, now ok'],
  ],
  [
    'a failure that came',
    { facts: { Rows: '2' } },
    { status: 'failed', messages: ['500'] },
    ['was ok, now failed'],
  ],
  [
    'another failure',
    { status: 'failed', messages: ['500'] },
    { status: 'failed', messages: ['503'] },
    ['no longer: 500', 'new: 503'],
  ],
])('tells %s', (_case, before, after, changes) => {
  expect(changesBetween(record(before), record(after))).toEqual(changes);
});
