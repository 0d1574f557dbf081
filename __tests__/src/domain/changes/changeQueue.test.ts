import {
  type ChangeQueue,
  describeNextItem,
  findNextIndex,
  formatTarget,
  getTargetNouns,
  type QueuedChange,
} from '@/domain/changes/changeQueue';

const application = { name: 'pay', version: '1.6.0', platform: 'ios' };
const FEATURES: QueuedChange = { kind: 'features', source: 'CBTA', application };
const RULE: QueuedChange = {
  kind: 'rule',
  source: 'CBTA',
  category: 'Fares',
  identity: 'cap',
  ruleJson: '{}',
};
const switches = { application, changes: { added: [], removed: [] } };

it.each([
  ['another application of the agency', FEATURES, 'CBTA', 'pay 1.6.0 ios', 'application'],
  ['the features of another agency', FEATURES, 'METRO', 'METRO', 'agency'],
  ['a rule', RULE, 'METRO', 'METRO', 'agency'],
] as const)('names an item of a queue, %s', (_case, change, agency, text, noun) => {
  const item = { agency, switches, result: null, note: null };
  expect(formatTarget(change, item)).toBe(text);
  expect(getTargetNouns({ change, items: [item], position: 0 })[0]).toBe(noun);
});

it('goes behind the last item when none is left', () => {
  const items = (['done', null] as const).map((result) => ({ agency: 'METRO', result, note: null }));
  const queue: ChangeQueue = { change: RULE, items, position: 0 };
  expect([findNextIndex(queue), findNextIndex({ ...queue, position: 1 })]).toEqual([1, 2]);
});

it('goes back to an item that was opened again and left for another one', () => {
  const items = ([null, 'done', null] as const).map((result) => ({ agency: 'METRO', result, note: null }));
  const queue: ChangeQueue = { change: RULE, items, position: 2 };
  expect([findNextIndex(queue), describeNextItem(queue)]).toEqual([0, 'Next: METRO (1 of 3)']);
});
