import { renderHook, waitFor } from '@testing-library/react';
import { createElement, type PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { getCells } from '@/domain/fleet/compareHealth';
import { THROTTLED_RENDER_MS } from '@/domain/fleet/fleetLimits';
import { useFleet } from '@/shared/fleet/useFleet';
import { setUpNetwork } from '@tests/support/fakeNetwork';
import { openFleet, QUICK_TASK } from '@tests/support/fleetFixture';
import { waitForState } from '@tests/support/waitForState';

const network = setUpNetwork();

it('leaves nothing of a check in the cache', async () => {
  const fleet = await openFleet(network);
  const listCached = () =>
    Object.values(fleet.store.getState().platformApi?.queries ?? {}).map((entry) => entry?.endpointName);
  fleet.start('health', {
    ...QUICK_TASK,
    checkIds: ['terms', 'email-settings', 'feature-sets', 'concessions', 'users'],
  });
  await fleet.waitUntilQuiet();
  // RTK Query removes an entry in a task of its own.
  await waitForState(fleet.store, () => listCached().length <= 1);
  expect(listCached()).toEqual(['listAgencies']);
});

it('shows the answers of a run together, and its end at once', async () => {
  const fleet = await openFleet(network);
  const wrapper = ({ children }: PropsWithChildren) =>
    createElement(Provider, { store: fleet.store, children });
  let renderCount = 0;
  const { result } = renderHook(
    () => {
      renderCount += 1;
      return useFleet('health').run;
    },
    { wrapper },
  );
  const startedAt = performance.now();
  fleet.start('health', QUICK_TASK);
  await fleet.waitUntilQuiet();
  await waitFor(() => expect(result.current?.status).toBe('done'));
  expect(Object.keys(result.current?.outcomes ?? {})).toHaveLength(20);
  // Without a run, its start and its end.
  expect(renderCount).toBeLessThanOrEqual((performance.now() - startedAt) / THROTTLED_RENDER_MS + 3);
});

it('keeps what is equal in two runs only once', async () => {
  const fleet = await openFleet(network);
  for (let run = 0; run < 2; run += 1) {
    fleet.start('health', QUICK_TASK);
    await fleet.waitUntilQuiet();
  }
  const kept = fleet.store.getState().fleet?.previousRuns.health ?? [];
  const [last, before] = kept.map((run) => getCells(run, 'CBTA')['terms']);
  expect(kept).toHaveLength(2);
  expect(last?.prints).toEqual({ 'Content of the rows': expect.any(String) });
  expect(last?.prints).toBe(before?.prints);
});
