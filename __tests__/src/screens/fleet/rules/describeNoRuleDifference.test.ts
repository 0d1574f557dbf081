import { describeNoRuleDifference } from '@/screens/fleet/rules/describeNoRuleDifference';

it.each([
  [0, 0, 'No rule has been read'],
  [0, 2, 'No rule has been read'],
  [12, 1, 'Only one agency read: nothing to compare it with'],
  [12, 2, 'No rule differs'],
])('with %d rules of %d agencies it says: %s', (ruleCount, readCount, text) => {
  expect(describeNoRuleDifference(ruleCount, readCount)).toBe(text);
});
