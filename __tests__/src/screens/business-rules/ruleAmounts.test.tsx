import { screen, within } from '@testing-library/react';
import { getQueue } from '@tests/support/controls';
import { replaceText } from '@tests/support/enterText';
import {
  changeRuleOnServer,
  dialogButton,
  findDialog,
  openRule,
  valueInput,
} from '@tests/support/ruleFixture';
import { findEditor, getPanel, openRuleInFleet, startQueueInMetro } from '@tests/support/ruleQueueFixture';

it('a conflict of a rule in cents has the amount of each of the three values', async () => {
  await changeRuleOnServer('account', 'minimum_top_up', '{"cents":500}');
  const { user } = await openRule('account', 'minimum_top_up');
  await replaceText(user, valueInput(), '1250');
  await changeRuleOnServer('account', 'minimum_top_up', '{"cents":600}');
  await user.click(dialogButton('Submit'));
  const dialog = within(await findDialog('minimum_top_up has changed since you opened it'));
  const texts = ['Opened', 'Now', 'Yours'].map((name) => dialog.getByLabelText(name).textContent);
  expect(texts).toEqual(['Opened500$5.00', 'Now600$6.00', 'Yours1250$12.50']);
});

it('Fleet and a queue have the amount of a rule in cents behind its value', async () => {
  const { user } = await openRuleInFleet(['account', 'Account Limits', 'minimum_top_up'], {
    CBTA: '{"cents":1250}',
    METRO: '{"cents":500}',
  });
  expect(screen.getByRole('cell', { name: /^\d+ \(\$\d+\.\d\d\)$/ })).toBeVisible();
  const panel = getPanel();
  expect(panel.getByText(/^CBTA’s value:/)).toHaveTextContent('CBTA’s value: 1250 cents ($12.50)');
  expect(panel.getByRole('heading', { name: '500 cents ($5.00) 1' })).toBeVisible();
  await startQueueInMetro(user);
  await findEditor('minimum_top_up');
  expect(within(getQueue()).getByText('minimum_top_up').parentElement).toHaveTextContent(
    'minimum_top_up of Account Limits: the value of CBTA, 1250 cents ($12.50)',
  );
});
