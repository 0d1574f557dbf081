import { render } from '@testing-library/react';
import { WITHHELD_JSON } from '@/domain/fleet/storedRun';
import { type RolloutSubject } from '@/domain/rollout/rollout';
import { TargetText } from '@/screens/rollout/TargetText';

const SUBJECT: RolloutSubject = { kind: 'rule', category: 'Fares', identity: 'daily_cap' };
const [LOW, HIGH] = ['{"value":200}', '{"value":250}'];

it.each([
  ['Target 200', [LOW, LOW]],
  ['Each agency has a target of its own', [LOW, HIGH, WITHHELD_JSON]],
  ['Target 200, not kept in 2 agencies', [LOW, WITHHELD_JSON, WITHHELD_JSON]],
  ['The target was not kept', [WITHHELD_JSON, WITHHELD_JSON]],
])('says %s', (text, targets) => {
  const agencies = targets.map((target) => ({ target }));
  const { container } = render(<TargetText subject={SUBJECT} agencies={agencies} />);
  expect(container).toHaveTextContent(text);
});
