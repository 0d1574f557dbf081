import { screen, within } from '@testing-library/react';
import { type RolloutStep } from '@/domain/rollout/rollout';
import { neverRespond, respondWith } from '@tests/support/fakeNetwork';
import { openRolloutPage } from '@tests/support/rolloutPage';
import { buildRollout, buildStep } from '@tests/support/rolloutSteps';

async function openResult(steps: readonly RolloutStep[], isElsewhere = false) {
  const { network, user, showRollout } = await openRolloutPage();
  showRollout(buildRollout(steps, { status: 'done' }), isElsewhere);
  return { network, user };
}

const unknownStep = (abbreviation: string, at: number) =>
  buildStep(abbreviation, { status: 'unknown', note: 'The connection was lost', statusChangedAt: at });

it('says above a result how many agencies are unknown, and checks the one that was looked at longest ago', async () => {
  const { network, user } = await openResult([
    buildStep('A0', { status: 'done', statusChangedAt: 1 }),
    unknownStep('A1', 3),
    unknownStep('A2', 2),
  ]);
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('2 of 3 unknown');
  expect(alert).toHaveTextContent(
    'A2 may have been changed. The connection was lost. Check now reads it, and sends nothing.',
  );
  network.intercept('/token/agency', neverRespond);
  const check = within(alert).getByRole('button', { name: 'Check A2 now' });
  await user.click(check);
  expect(check).toBeDisabled();
  expect(screen.getByRole('heading', { name: /^Result: / })).toHaveFocus();
});

it('names what the platform said when a check was refused', async () => {
  const { network, user } = await openResult([unknownStep('A0', 1)]);
  network.intercept('/token/agency', respondWith(403, { message: 'Closed for a day' }));
  await user.click(screen.getByRole('button', { name: 'Check A0 now' }));
  expect(
    await screen.findByText(
      /It could not be checked: .*\(403\)\. The platform said: Closed for a day\. Check now/,
    ),
  ).toBeVisible();
});

it.each([
  ['in the tab that does not have it', unknownStep('A0', 1), true],
  ['without an unknown agency', buildStep('A0', { status: 'failed', statusChangedAt: 1 }), false],
])('offers no check above a result %s', async (_case, step, isElsewhere) => {
  await openResult([step], isElsewhere);
  expect(screen.getByText('Done: 1 of 1')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Check / })).not.toBeInTheDocument();
});
