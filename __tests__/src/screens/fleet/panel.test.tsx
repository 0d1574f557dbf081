import { act, screen, waitFor, within } from '@testing-library/react';
import { getCells } from '@/domain/fleet/compareHealth';
import { checkResultStored } from '@/session/diagnosticsSlice';
import { selectRun } from '@/shared/fleet/fleetState';
import { type FakeNetwork, openFakeNetwork, respondWith } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

let network: FakeNetwork;
beforeAll(async () => {
  network = await openFakeNetwork();
});

it('shows what the platform said of a check that failed', async () => {
  const { user } = await renderRoute('/fleet?agencies=AAT&checks=reports', network);
  network.intercept('/reportList', respondWith(500, { message: 'No such column' }), 1);
  const button = await screen.findByRole('button', { name: 'Run' });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
  await user.click(await screen.findByRole('button', { name: 'AAT' }));
  const section = await screen.findByRole('region', { name: 'Reports' });
  await waitFor(() => expect(section).toHaveTextContent('The platform responded with 500: No such column'));
});

it('shows of each check what the agency’s own page shows of the same answer', async () => {
  const { user, store, goTo } = await renderRoute('/fleet?agencies=AAT', network, { agencies: ['AAT'] });
  const button = await screen.findByRole('button', { name: 'Run' });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
  await waitFor(() => expect(screen.getByRole('group', { name: 'Run' })).toHaveTextContent(/^Done/));
  await user.click(await screen.findByRole('button', { name: 'AAT' }));
  const panel = screen.getByRole('complementary', { name: 'Checks of AAT' });
  const shown = within(panel)
    .getAllByRole('region')
    // The heading has the title and the status.
    .map((section) => ({
      title: section.getAttribute('aria-label') ?? '',
      text: [...section.children]
        .slice(1)
        .map((part) => part.textContent)
        .join(''),
    }));
  expect(shown).toHaveLength(10);

  const run = selectRun(store.getState(), 'health');
  act(() => {
    for (const [checkId, snapshot] of Object.entries(run ? getCells(run, 'AAT') : {}))
      store.dispatch(checkResultStored({ region: 'usEast', agency: 'AAT', checkId, result: snapshot }));
  });
  await goTo('/agency-dashboard/AAT/agency-diagnostics');
  for (const { title, text } of shown) {
    const card = await screen.findByRole('region', { name: `${title}, result` });
    expect(text).not.toBe('');
    expect(card).toHaveTextContent(text.replace(/\s+/g, ' '));
  }
});
