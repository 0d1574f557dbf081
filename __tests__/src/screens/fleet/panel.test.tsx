import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { getCells } from '@/domain/fleet/compareHealth';
import { checkResultStored } from '@/session/diagnosticsSlice';
import { selectRun } from '@/shared/fleet/fleetState';
import { respondWith, setUpNetwork } from '@tests/support/fakeNetwork';
import { pressRun } from '@tests/support/pressRun';
import { renderRoute } from '@tests/support/renderRoute';

const network = setUpNetwork();

it('shows what the platform said of a check that failed', async () => {
  const { user } = await renderRoute('/fleet?agencies=AAT&checks=reports', network);
  network.intercept('/reportList', respondWith(500, { message: 'No such column' }), 1);
  await pressRun(user);
  await user.click(await screen.findByRole('button', { name: 'AAT' }));
  const section = await screen.findByRole('region', { name: 'Reports' });
  await waitFor(() => expect(section).toHaveTextContent('The platform responded with 500: No such column'));
});

it('says that the rows of a check are shown only on the agency’s diagnostics page', async () => {
  const { user } = await renderRoute('/fleet?agencies=CBTA&checks=reports', network);
  await pressRun(user);
  await user.click(await screen.findByRole('button', { name: 'CBTA' }));
  const section = await screen.findByRole('region', { name: 'Reports' });
  const text = 'Shown only by a run on the agency’s diagnostics page: the rows.';
  await waitFor(() => expect(section).toHaveTextContent(text));
});

it('shows of each check what the agency’s own page shows of the same answer', async () => {
  const { user, store, goTo } = await renderRoute('/fleet?agencies=AAT', network, { agencies: ['AAT'] });
  await pressRun(user);
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
    // Both name the same parts that are not stored.
    const pageText = text.replace(
      /Shown only by a run on the agency’s diagnostics page: (.*?)\./,
      'Not kept: $1. Run it again to see them.',
    );
    expect(card).toHaveTextContent(pageText.replace(/\s+/g, ' '));
  }
});

async function runQuick() {
  const page = await renderRoute('/fleet?agencies=CBTA.METRO.BCC&checks=reports', network);
  const run = async () => {
    await pressRun(page.user);
    await waitForProgress(/^Done: 3 of 3/);
  };
  return { ...page, run };
}
const waitForProgress = (text: RegExp) =>
  waitFor(() => expect(screen.getByRole('group', { name: 'Run' })).toHaveTextContent(text));

it('gives the focus back to what opened it: a change in the list, or the last cell of the agency', async () => {
  const { user, run } = await runQuick();
  await run();
  network.intercept('/reportList', respondWith(500), 3);
  await run();
  const [, row] = within(screen.getByRole('grid', { name: 'Agencies' })).getAllByRole('row');
  const [cell, otherCell] = within(row as HTMLElement).getAllByRole('cell') as [HTMLElement, HTMLElement];
  await user.click(cell);
  await user.click(otherCell);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(otherCell).toHaveFocus();
  const changes = (await screen.findByText('What changed (3)')).closest('details') as HTMLElement;
  await user.click(screen.getByText('What changed (3)'));
  const change = within(changes).getByRole('button', { name: 'METRO' });
  // As in Safari, which does not focus a button that is pressed.
  fireEvent.click(change);
  expect(screen.getByRole('heading', { level: 2, name: /^METRO/ })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(change).toHaveFocus();
});

it('gives the focus to the agency’s cell if the one that opened it is gone', async () => {
  const { user, run } = await runQuick();
  network.intercept('/token/agency', respondWith(403), 1);
  await run();
  const failure = screen.getByText('Could not sign in (403).').closest('td') as HTMLElement;
  const row = failure.closest('tr') as HTMLElement;
  await user.click(failure);
  await user.click(screen.getByRole('button', { name: 'Run again' }));
  await waitFor(() => expect(failure).not.toBeInTheDocument());
  await waitForProgress(/^Done: 3 of 3/);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(within(row).getAllByRole('button')[0]).toHaveFocus();
});

it('scrolls to the section of the opened cell, also of the same column of another agency', async () => {
  const { user, run } = await runQuick();
  await run();
  const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView');
  for (const cell of screen.getAllByRole('cell', { name: 'ok' }).slice(0, 2)) {
    scrollIntoView.mockClear();
    await user.click(cell);
    expect(scrollIntoView.mock.contexts).toEqual([screen.getByRole('region', { name: 'Reports' })]);
  }
});

it('shows a failed ‘Open the agency’s diagnostics’ only in that agency’s panel', async () => {
  const { user, run } = await runQuick();
  await run();
  await user.click(screen.getByRole('button', { name: 'CBTA' }));
  network.intercept('/token/agency', respondWith(403), 1);
  await user.click(screen.getByRole('button', { name: 'Open the agency’s diagnostics' }));
  const failure = await screen.findByText('Your operator account has no right to CBTA.');
  await user.click(screen.getByRole('button', { name: 'METRO' }));
  expect(screen.getByRole('complementary', { name: 'Checks of METRO' })).toBeVisible();
  expect(failure).not.toBeInTheDocument();
});
