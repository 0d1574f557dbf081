import { act, screen, within } from '@testing-library/react';
import { rolloutRestored } from '@/shared/rollout/rolloutSlice';
import { openFakeNetwork } from '@tests/support/fakeNetwork';
import { installFakeStorage } from '@tests/support/fakeStorage';
import { renderRoute } from '@tests/support/renderRoute';
import { buildRollout, buildStep } from '@tests/support/rolloutSteps';

it('has the amounts of a rule in cents behind its values', async () => {
  const network = await openFakeNetwork();
  installFakeStorage();
  const { user, store } = await renderRoute('/rollout', network);
  await screen.findByText('No rollout is planned');
  const values = { planned: '{"cents":200}', target: '{"cents":250}' };
  const rollout = buildRollout([buildStep('A0', { ...values, status: 'failed' })], { status: 'stopped' });
  act(() => void store.dispatch(rolloutRestored({ rollout, isElsewhere: false })));
  await user.click(screen.getByRole('button', { name: 'A0' }));
  const panel = within(await screen.findByRole('complementary', { name: 'Values of A0' }));
  const texts = ['As planned', 'Target'].map((name) => panel.getByRole('region', { name }).textContent);
  expect(texts).toEqual([
    expect.stringMatching(/200 cents \(\$2\.00\)$/),
    expect.stringMatching(/250 cents \(\$2\.50\)$/),
  ]);
});
