import { screen, within } from '@testing-library/react';
import * as ruleEditorLoader from '@/screens/business-rules/editor/loadRuleEditor';
import { getQueue } from '@tests/support/controls';
import { findEditor, openMinutesInFleet, startQueueInMetro } from '@tests/support/ruleQueueFixture';

it('says so when the code of a queue cannot be loaded, and Try again opens the queue with its editor', async () => {
  const { user } = await openMinutesInFleet();
  const loadSpy = jest.spyOn(ruleEditorLoader, 'loadRuleEditor').mockRejectedValue(new Error('no chunk'));
  await startQueueInMetro(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('The queue could not be opened');
  loadSpy.mockRestore();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await findEditor('transfer_minutes');
  expect(within(getQueue()).getByText('1 of 1: METRO')).toBeVisible();
});
