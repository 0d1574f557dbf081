import { act, screen } from '@testing-library/react';
import * as ruleEditorLoader from '@/screens/business-rules/editor/loadRuleEditor';
import { renderRoute } from '@tests/support/renderRoute';
import { findDialog, network } from '@tests/support/ruleFixture';

it('says that the editor is loading until its code has loaded', async () => {
  const { loadRuleEditor } = ruleEditorLoader;
  let release = (): void => undefined;
  jest
    .spyOn(ruleEditorLoader, 'loadRuleEditor')
    .mockReturnValue(new Promise((resolve) => (release = () => resolve(loadRuleEditor()))));
  const { user } = await renderRoute('/agency-dashboard/CBTA/businessRules?open=2', network, {
    agencies: ['CBTA'],
  });
  await user.click(await screen.findByText('transfer_minutes'));
  expect(screen.getByText('Loading…').closest('[role="status"]')).toBeVisible();
  act(release);
  await findDialog('Edit transfer_minutes');
  expect(screen.queryByText('Loading…')).not.toBeInTheDocument();
});
