import { screen, waitFor } from '@testing-library/react';
import { type FakeNetwork } from './fakeNetwork';
import { pressRun } from './pressRun';
import { renderRoute } from './renderRoute';
import { type Session } from './storeSession';

/** Opens a URL of Fleet › Rules, reads the rules, and waits for the end of the run. */
export async function readRules(
  url: string,
  network: FakeNetwork,
  prepare: () => void = () => undefined,
  session: Session = {},
) {
  const page = await renderRoute(url, network, session);
  prepare();
  await pressRun(page.user, 'Read rules');
  await waitFor(() =>
    expect(screen.getByRole('group', { name: 'Run' })).toHaveTextContent(/^Done: (\d+) of \1/),
  );
  return page;
}
