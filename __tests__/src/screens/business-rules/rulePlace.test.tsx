import { type UnknownAction } from '@reduxjs/toolkit';
import { act, screen } from '@testing-library/react';
import { platformApi } from '@/api/client/platformApi';
import { selectAgencyName } from '@/shared/agencies/selectAgencyName';
import { renderRoute } from '@tests/support/renderRoute';
import { findDialog, network } from '@tests/support/ruleFixture';

it('the editor says region, agency with the name that is in memory, page and category, and loads no agency', async () => {
  const { user, goTo, store } = await renderRoute('/agency-dashboard/CBTA', network, { agencies: ['CBTA'] });
  await screen.findAllByText('Chesapeake Bay Transit Authority');
  await goTo('/agency-dashboard/CBTA/businessRules?open=2');
  await user.click(await screen.findByText('transfer_minutes'));
  const agencyRequests = () => network.requestsTo('/agencies');
  const requestCount = agencyRequests().length;
  const dialog = await findDialog('Edit transfer_minutes');
  const place = 'US East›CBTA Chesapeake Bay Transit Authority›Business rules›Transfers';
  expect(dialog).toHaveTextContent(place);
  expect(agencyRequests()).toHaveLength(requestCount);
  // What the cache does a minute after the dashboard was left.
  const queryCacheKey = 'getAgency({"abbreviation":"CBTA"})';
  const drop = platformApi.internalActions.removeQueryResult as (query: object) => UnknownAction;
  act(() => {
    store.dispatch(drop({ queryCacheKey }));
    // Components learn of a removal later; of another action at once.
    store.dispatch({ type: 'test/other' });
  });
  expect(selectAgencyName(store.getState(), 'CBTA')).toBeNull();
  expect(dialog).toHaveTextContent(place);
});
