import { type QueuedRule } from '@/domain/changes/changeQueue';
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
const failed = { status: 'failed', failures: [], isUnknown: false, verification: null };

it.each([
  ['nothing yet', { status: 'processing', subject }, null],
  ['done', { status: 'success', subject, wasVerified: false }, 'done'],
  ['another value', { status: 'success', subject: { ...subject, mine: '{"cap":7}' } }, 'differed'],
  ['a conflict', { ...failed, subject: { ...subject, theirs: '{"cap":8}' } }, 'differed'],
  ['a failure', { ...failed, subject }, 'failed'],
  ['a lost response', { ...failed, isUnknown: true, subject }, 'unknown'],
  [
    'a rule of another name',
    { status: 'success', subject: { ...subject, rule: { ...RULE, identity: 'x' } } },
    null,
  ],
  [
    'a rule of another category',
    { status: 'success', subject: { ...subject, rule: { ...RULE, categoryName: 'x' } } },
    null,
  ],
])('says of %s', (_name, outcome, result) => {
  expect(toQueueResult(outcome as never, CHANGE)?.result ?? null).toBe(result);
});
