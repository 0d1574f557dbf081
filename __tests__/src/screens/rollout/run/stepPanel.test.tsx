import { act, screen, within } from '@testing-library/react';
import { writeStarted } from '@/session/journal/journalSlice';
import { loadJournal } from '@/session/journal/loadJournal';
import { createChange } from '@tests/support/journalFixture';
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

it.each([
  [
    'The platform responded with 409. Not added: pay_wallet.',
    'This is likely a bug. The platform responded with 409: Feature is locked. Not added: pay_wallet.',
    'The platform responded with 409. Not added: pay_wallet. Changes says: This is likely a bug. The platform responded with 409: Feature is locked.',
  ],
  [
    'The platform could not be reached. Addition not known: pay_wallet.',
    'This is likely a bug. The platform could not be reached. Addition not known: pay_wallet.',
    'The platform could not be reached. Addition not known: pay_wallet. Changes says: This is likely a bug.',
  ],
  ['Could not sign in (403)', 'Could not sign in (403).', 'Could not sign in (403)'],
])('says once what the note %j and the entry of Changes have in common', async (note, message, text) => {
  const { user, store, showRollout } = await openRolloutPage();
  act(() => {
    store.dispatch(loadJournal());
    store.dispatch(writeStarted(createChange({ message, outcome: 'failed' })));
  });
  showRollout(
    buildRollout([buildStep('A0', { status: 'failed', note, changeId: 'a' })], { status: 'stopped' }),
  );
  await user.click(screen.getByRole('button', { name: 'A0' }));
  const panel = within(await screen.findByRole('complementary', { name: 'Values of A0' }));
  expect(panel.getByText(text)).toBeVisible();
});
