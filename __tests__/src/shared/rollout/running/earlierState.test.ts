import { type Action } from '@reduxjs/toolkit';
import { waitFor } from '@testing-library/react';
import { continueRollout } from '@/domain/rollout/transitions';
import { runTokenDropped } from '@/session/auth/runTokensSlice';
import { type PortalState, type PortalStore } from '@/session/hooks';
import { rootReducer } from '@/session/rootReducer';
import { rolloutContinued, rolloutPaused, stepRetried } from '@/shared/rollout/rolloutSlice';
import { respondWith } from '@tests/support/fakeNetwork';
import {
  FIRST,
  getStatuses,
  goOn,
  NAMES,
  OLD,
  type Rollouts,
  SECOND,
  startRollouts,
  THIRD,
} from '@tests/support/rolloutFixture';
import { listChangedAgencies, network, tables } from '@tests/support/rolloutPlatform';

const NOTE = 'The page showed an earlier state of the rollout.';

/** Acts as Redux DevTools: while it shows another state, actions change only the latest one, which is not shown. */
function openDevTools(store: PortalStore) {
  let latest = store.getState();
  let shown: PortalState | null = null;
  /** The types of the actions of meanwhile. */
  const actions: string[] = [];
  store.replaceReducer((_state, action: Action) => {
    latest = rootReducer(latest, action);
    actions.push(action.type);
    return shown ?? latest;
  });
  const show = (state: PortalState | null) => {
    shown = state;
    store.dispatch({ type: 'jump' });
  };
  return { actions, jumpTo: (state: PortalState) => show(state), jumpToLatest: () => show(null) };
}

/** Starts a rollout of four agencies, which waits after the first one, with Redux DevTools. */
async function startWithDevTools() {
  const rollouts = await startRollouts(network, NAMES.slice(0, 4));
  return { rollouts, store: rollouts.store, ...openDevTools(rollouts.store) };
}

const listEntries = ({ getChanges }: Rollouts) =>
  getChanges().map(({ agency, outcome, message }) => [agency, outcome, message]);

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
    const response = await network.forward(request);
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

it('asks for a look at an agency whose answer came while a state of before the start was shown', async () => {
  const { rollouts, store, jumpTo, jumpToLatest, actions } = await startWithDevTools();
  const beforeStart = { ...store.getState(), rollout: undefined };
  network.intercept(
    'PATCH',
    (request) => {
      jumpTo(beforeStart);
      return network.forward(request);
    },
    1,
  );
  store.dispatch(rolloutContinued());
  await waitFor(() => expect(actions).toContain(runTokenDropped.type));
  jumpToLatest();
  expect(getStatuses(rollouts)).toEqual(['done', 'sending', 'pending', 'pending']);
  store.dispatch(rolloutPaused('operator'));
  await goOn(rollouts);
  expect(rollouts.getRollout()).toMatchObject({ status: 'paused', waitsFor: SECOND });
  expect(rollouts.getStep(SECOND)).toMatchObject({ status: 'unknown', written: 'unknown', note: NOTE });
  expect(listEntries(rollouts)).toEqual([
    [FIRST, 'succeeded', expect.anything()],
    [SECOND, 'unknown', NOTE],
  ]);
  expect(listChangedAgencies()).toEqual([FIRST, SECOND]);
});

it('begins no agency while the failure of the one before it is not shown', async () => {
  const { rollouts, store, jumpTo, jumpToLatest, actions } = await startWithDevTools();
  network.intercept(
    'PATCH',
    (request) => {
      jumpTo(store.getState());
      return respondWith(422, { message: 'no' })(request);
    },
    1,
  );
  store.dispatch(rolloutContinued());
  await waitFor(() => expect(actions).toContain(rolloutPaused.type));
  jumpToLatest();
  expect(rollouts.getRollout()).toMatchObject({ status: 'paused', waitsFor: SECOND });
  expect(getStatuses(rollouts)).toEqual(['done', 'failed', 'pending', 'pending']);
  expect(listChangedAgencies()).toEqual([FIRST]);
});

it('sends nothing to an agency that is not shown, and so not stored, as being sent', async () => {
  const { rollouts, store, jumpTo, jumpToLatest, actions } = await startWithDevTools();
  network.intercept(
    'GET /platform/us-east/businessrules',
    (request) => {
      jumpTo(store.getState());
      return network.forward(request);
    },
    1,
  );
  store.dispatch(rolloutContinued());
  await waitFor(() => expect(actions).toContain(rolloutPaused.type));
  jumpToLatest();
  expect(rollouts.getStep(SECOND)).toMatchObject({ status: 'failed', written: 'no', note: NOTE });
  expect(listEntries(rollouts)).toEqual([
    [FIRST, 'succeeded', expect.anything()],
    [SECOND, 'failed', NOTE],
  ]);
  expect(listChangedAgencies()).toEqual([FIRST]);
});

it('does not record as made what was not sent, after an earlier try that was accepted', async () => {
  const rollouts = await startRollouts(network, NAMES.slice(0, 4));
  const { store } = rollouts;
  // The platform keeps the old value.
  network.intercept('PATCH', respondWith(200), 1);
  await goOn(rollouts);
  expect(rollouts.getStep(SECOND)).toMatchObject({ status: 'failed', written: 'yes' });
  const { jumpTo, jumpToLatest, actions } = openDevTools(store);
  network.intercept(
    'GET /platform/us-east/businessrules',
    (request) => {
      jumpTo(store.getState());
      return network.forward(request);
    },
    1,
  );
  store.dispatch(stepRetried(SECOND));
  await waitFor(() => expect(actions).toContain(rolloutPaused.type));
  jumpToLatest();
  expect(listEntries(rollouts).slice(1)).toEqual([
    [SECOND, 'succeeded', 'The platform accepted it, but it has another value now.'],
    [SECOND, 'failed', NOTE],
  ]);
});
