import { screen } from '@testing-library/react';
import { renderRoute } from '@tests/support/renderRoute';
import { findDialog, network } from '@tests/support/ruleFixture';

it('the editor says region, agency with the name that is in memory, page and category, and loads no agency', async () => {
  const { user, goTo } = await renderRoute('/agency-dashboard/CBTA', network, { agencies: ['CBTA'] });
  await screen.findAllByText('Chesapeake Bay Transit Authority');
  await goTo('/agency-dashboard/CBTA/businessRules?open=2');
  await user.click(await screen.findByText('transfer_minutes'));
  const agencyRequests = () => network.requestsTo('/agencies');
  const requestCount = agencyRequests().length;
  expect(await findDialog('Edit transfer_minutes')).toHaveTextContent(
    'US East›CBTA Chesapeake Bay Transit Authority›Business rules›Transfers',
  );
  expect(agencyRequests()).toHaveLength(requestCount);
});
