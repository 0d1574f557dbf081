import { render, screen } from '@testing-library/react';
import { StartSummary } from '@/screens/rollout/start/StartSummary';

it('has the amounts of a change in cents behind its numbers', () => {
  render(
    <StartSummary
      subject={{ kind: 'rule', category: 'Fares', identity: 'daily_cap' }}
      rows={[]}
      changes={[{ key: 'a', text: '200 → 250', money: ' cents ($2.00 → $2.50)', count: 31 }]}
      protectedRows={[]}
      closedResult={null}
      lostParts={null}
      isDryRun={false}
      onLeaveOut={() => undefined}
    />,
  );
  expect(screen.getByRole('listitem')).toHaveTextContent(/^200 → 250 cents \(\$2\.00 → \$2\.50\) in 31$/);
});
