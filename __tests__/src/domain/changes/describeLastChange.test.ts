import { type ChangeObject } from '@/domain/changes/change';
import { describeLastChange } from '@/domain/changes/describeLastChange';
import { MINUTE_MS } from '@tests/support/durations';

const RULE: ChangeObject = {
  kind: 'rule',
  ruleId: '5',
  category: '2',
  categoryName: 'Fare Capping',
  identity: 'daily_cap',
};

it.each([
  [0, 'just now'],
  [MINUTE_MS - 1, 'just now'],
  [MINUTE_MS, '1 min ago'],
  [4 * MINUTE_MS, '4 min ago'],
  [59 * MINUTE_MS, '59 min ago'],
  [60 * MINUTE_MS, '1 h ago'],
  [125 * MINUTE_MS, '2 h ago'],
  // The clock has been corrected since.
  [-5 * MINUTE_MS, 'just now'],
])('a change of %d ms ago was %s', (age, text) => {
  expect(describeLastChange({ agency: 'CBTA', object: RULE, at: 1_000 }, 1_000 + age)).toBe(
    `Last change in CBTA: by you, ${text} (daily_cap)`,
  );
});

it.each<[ChangeObject, string]>([
  [{ kind: 'features', name: 'pay', version: '1.6.0', platform: 'android' }, 'pay 1.6.0 android'],
  [{ kind: 'payment', userId: '7', paymentId: '5000083' }, 'payment 5000083'],
  [{ kind: 'administrator', email: 'ada@cbta.example' }, 'an administrator'],
])('names what was changed, and no person: %j', (object, name) => {
  expect(describeLastChange({ agency: 'CBTA', object, at: 0 }, 0)).toMatch(new RegExp(` \\(${name}\\)$`));
});
