import { screen, within } from '@testing-library/react';
import { type Interception, setUpNetwork } from './fakeNetwork';
import { openRoute } from './renderRoute';

// The tests of a file share one platform.
export const network = setUpNetwork();

export const buildDiagnosticsPath = (agency: string) => `/agency-dashboard/${agency}/agency-diagnostics`;

export async function openDiagnostics(agency = 'CBTA', ...interceptions: Interception[]) {
  const page = await openRoute(
    buildDiagnosticsPath(agency),
    network,
    { agencies: [agency, 'METRO'] },
    ...interceptions,
  );
  await screen.findByRole('heading', { level: 1, name: 'AGENCY DIAGNOSTICS' });
  return {
    ...page,
    clickButton: (name: string | RegExp) => page.user.click(screen.getByRole('button', { name })),
    runAll: async () => {
      await page.user.click(screen.getByRole('button', { name: 'RUN ALL' }));
      await waitForAllChecks();
    },
  };
}

/** Each check has a card, whose title is the check's. */
export const getCard = (title: string) => screen.getByRole('article', { name: title });
export const withinCard = (title: string) => within(getCard(title));
export const getStatus = (title: string) => getCard(title).getAttribute('data-status');
/** The duration is shown only after all checks are done. */
export const waitForAllChecks = () =>
  screen.findByText(/^(\d+) of \1 checks · /, undefined, { timeout: 20_000 });
export const getSummary = () => screen.getByRole('list', { name: 'Summary' });

/** Returns a handler that forwards every request, and counts the requests that are in flight at the same time. */
export function countConcurrentRequests() {
  const requestCounts = { inFlight: 0, maxInFlight: 0, total: 0 };
  const handler = async (request: Request): Promise<Response> => {
    requestCounts.total += 1;
    requestCounts.inFlight += 1;
    requestCounts.maxInFlight = Math.max(requestCounts.maxInFlight, requestCounts.inFlight);
    // Long enough for the checks to send the requests that they send in parallel.
    await new Promise((resolve) => setTimeout(resolve, 2));
    const response = await network.forward(request);
    requestCounts.inFlight -= 1;
    return response;
  };
  return { requestCounts, handler };
}
