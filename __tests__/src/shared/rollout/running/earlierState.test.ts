import { continueRollout } from '@/domain/rollout/transitions';
import { rootReducer } from '@/session/rootReducer';
import { FIRST, goOn, NAMES, OLD, SECOND, startRollouts, THIRD } from '@tests/support/rolloutFixture';
import { forward, listChangedAgencies, network, tables } from '@tests/support/rolloutPlatform';

it('writes no agency twice when Redux DevTools goes back to a state of before', async () => {
  const rollouts = await startRollouts(network, NAMES.slice(0, 4));
  const { store } = rollouts;
  // As Go on leaves it: the second agency is next.
  const earlier = store.getState().rollout;
  store.replaceReducer((state, action) =>
    action.type === 'jump' && state && earlier?.rollout
      ? { ...state, rollout: { ...earlier, rollout: continueRollout(earlier.rollout) } }
      : rootReducer(state, action),
  );
  network.intercept('PATCH', async (request) => {
    const response = await forward(request);
    if (listChangedAgencies().includes(THIRD)) {
      // A rollout that writes the second agency again would find its planned value.
      tables.writeRule(SECOND, 'daily_cap', OLD);
      store.dispatch({ type: 'jump' });
    }
    return response;
  });
  await goOn(rollouts);
  await goOn(rollouts);
  expect(listChangedAgencies()).toEqual([FIRST, SECOND, THIRD]);
  expect(rollouts.getRollout()).toMatchObject({ status: 'paused', pauseReason: 'operator' });
});
