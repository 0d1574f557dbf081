import { screen, waitFor } from '@testing-library/react';
import { enterText } from '@tests/support/enterText';
import { setUpNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

const network = setUpNetwork();

async function searchRiders(term: string) {
  const page = await renderRoute('/agency-dashboard/CBTA/riders', network, { agencies: ['CBTA'] });
  await enterText(page.user, await screen.findByLabelText('Filter'), term);
  await screen.findByText(`No rider matches “${term}”`);
  // It loads like the other button.
  await screen.findByRole('button', { name: 'Clear the filter' });
  return page;
}

it('leads from a search without a match to Fleet’s search with the same term, which is not in the address', async () => {
  const { user, currentUrl } = await searchRiders('nobody@example.com');
  await user.click(await screen.findByRole('button', { name: 'Find in all agencies' }));
  await waitFor(() => expect(currentUrl()).toBe('/fleet?tab=riders&find=search'));
  expect(await screen.findByRole('searchbox', { name: 'Rider' })).toHaveValue('nobody@example.com');
});

it('is not offered for a term that is too short for Fleet', async () => {
  await searchRiders('zzq');
  expect(screen.queryByRole('button', { name: 'Find in all agencies' })).not.toBeInTheDocument();
});
