import { render, screen } from '@testing-library/react';
import { type ComponentProps } from 'react';
import { StartSummary } from '@/screens/rollout/start/StartSummary';
import { buildAgency, buildPlan } from '@tests/support/rolloutSteps';

function renderSummary(props: Partial<ComponentProps<typeof StartSummary>>): void {
  render(
    <StartSummary
      warningIds={{ isProtected: 'protected', isInactive: 'inactive' }}
      subject={{ kind: 'rule', category: 'Fares', identity: 'daily_cap' }}
      rows={[]}
      changes={[]}
      protectedRows={[]}
      closedResult={null}
      lostParts={null}
      isDryRun={false}
      onLeaveOut={() => undefined}
      {...props}
    />,
  );
}

it('has the amounts of a change in cents behind its numbers', () => {
  renderSummary({
    changes: [{ key: 'a', text: '200 → 250', money: ' cents ($2.00 → $2.50)', count: 31 }],
  });
  expect(screen.getByRole('listitem')).toHaveTextContent(/^200 → 250 cents \(\$2\.00 → \$2\.50\) in 31$/);
});

it.each([
  ['1 of 2 has a database that is not active: ZVT', ['provisioning', 'active']],
  ['2 of 2 have a database that is not active: ZVT, CBTA', ['provisioning', 'suspended']],
  [null, ['active', null]],
])('says: %s', (sentence, [first = null, second = null]) => {
  const plan = buildPlan([
    { ...buildAgency('ZVT'), database_status: first },
    { ...buildAgency('CBTA'), database_status: second },
  ]);
  renderSummary({ rows: plan.agencies });
  expect(screen.queryByText(/not active/)?.textContent ?? null).toBe(sentence);
});
