import { screen, within } from '@testing-library/react';
import { openRolloutPage } from '@tests/support/rolloutPage';
import { buildRollout, buildStep } from '@tests/support/rolloutSteps';

it('has the amounts of a rule in cents behind its values', async () => {
  const { user, showRollout } = await openRolloutPage();
  const values = { planned: '{"cents":200}', target: '{"cents":250}' };
  showRollout(buildRollout([buildStep('A0', { ...values, status: 'failed' })], { status: 'stopped' }));
  await user.click(screen.getByRole('button', { name: 'A0' }));
  const panel = within(await screen.findByRole('complementary', { name: 'Values of A0' }));
  const texts = ['As planned', 'Target'].map((name) => panel.getByRole('region', { name }).textContent);
  expect(texts).toEqual([
    expect.stringMatching(/200 cents \(\$2\.00\)$/),
    expect.stringMatching(/250 cents \(\$2\.50\)$/),
  ]);
});
