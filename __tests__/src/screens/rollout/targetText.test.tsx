import { render } from '@testing-library/react';
import { type ComponentProps } from 'react';
import { WITHHELD_JSON } from '@/domain/fleet/storedRun';
import { type RolloutSubject } from '@/domain/rollout/rollout';
import { escapeRegExp } from '@/lib/text/escapeRegExp';
import { TargetText } from '@/screens/rollout/TargetText';

const SUBJECT: RolloutSubject = { kind: 'rule', category: 'Fares', identity: 'daily_cap' };
const [LOW, HIGH] = ['{"value":200}', '{"value":250}'];

const renderText = (props: Omit<ComponentProps<typeof TargetText>, 'currency'>) =>
  render(<TargetText currency="USD" {...props} />).container;

it.each([
  ['Target 200', [LOW, LOW]],
  ['Target 20100 cents ($201.00)', ['{"cents":20100}', '{ "cents": 20100 }']],
  ['2 different targets', [LOW, HIGH, LOW]],
  ['2 different targets, not kept in 1 agency', [LOW, HIGH, WITHHELD_JSON]],
  ['Target 200', [LOW, '{ "value": 200 }']],
  ['Target 200, not kept in 2 agencies', [LOW, WITHHELD_JSON, WITHHELD_JSON]],
  ['The target was not kept', [WITHHELD_JSON, WITHHELD_JSON]],
])('says %s', (text, targets) => {
  const agencies = targets.map((target) => ({ target }));
  expect(renderText({ subject: SUBJECT, agencies })).toHaveTextContent(new RegExp(`^${escapeRegExp(text)}$`));
});

it('counts the targets of features by their states', () => {
  const features: RolloutSubject = {
    kind: 'features',
    application: { name: 'pay', version: '1.6.0', platform: 'ios' },
  };
  const agencies = ['{"a":"on","b":"off"}', '{"b":"off","a":"on"}'].map((target) => ({ target }));
  expect(renderText({ subject: features, agencies })).toHaveTextContent(/^Target a on, b off$/);
});
