import { isAnyOf, nanoid } from '@reduxjs/toolkit';
import { FLEET_SAVE_MS } from '@/domain/fleet/fleetLimits';
import { sessionEnded } from '@/session/auth/sessionSlice';
import { addPortalListener } from '@/session/hooks';
import { oncePerStore } from '@/session/oncePerStore';
import { rootReducer } from '@/session/rootReducer';
import { canStoreRuns, holdTabLock } from '@/session/storage/fleetDatabases';
import {
  agencyAnswered,
  baselineChosen,
  fleetSlice,
  runFinished,
  runPaused,
  runsForgotten,
  runStarted,
  runStopped,
  runStorageAccessFinished,
  storageChoiceChanged,
} from '../fleetSlice';
import { selectReplacedRuns, selectRun } from '../fleetState';
import { createRunStorage } from './runStorage';
import { selectStorageOwner, selectStoresAfterSignOut } from './selectStorage';
import { runStorageChoice } from './storageChoices';

const isEnd = isAnyOf(runPaused, runStopped, runFinished);

/**
 * A thunk: stores the runs of this tab from now on, unless that is done (decision 133). The runs that are stored already
 * are read when Fleet opens. When the storage is full or blocked, all works the same, and `isStorageWorking` of the slice
 * says so.
 */
export const persistRuns = oncePerStore((dispatch, getState) => {
  rootReducer.inject(fleetSlice);
  const { sessionId } = getState().session;
  if (sessionId === null || !canStoreRuns()) {
    dispatch(runStorageAccessFinished(false));
    // Nothing stays after the sign-out, so the choice is not taken.
    dispatch(
      addPortalListener({
        actionCreator: storageChoiceChanged,
        effect: ({ payload }) => {
          if (payload) dispatch(storageChoiceChanged(false));
        },
      }),
    );
    return null;
  }
  const tabId = nanoid();
  holdTabLock(sessionId, tabId);
  const storage = createRunStorage({ dispatch, getState }, tabId);
  const owner = selectStorageOwner(getState());
  dispatch(storageChoiceChanged(runStorageChoice.has(owner)));
  void storage.finishMove();
  dispatch(
    addPortalListener({
      actionCreator: runStarted,
      effect: ({ payload: { kind } }, { getOriginalState }) => {
        for (const run of selectReplacedRuns(getOriginalState(), kind)) void storage.replaceUnfinished(run);
        void storage.save(kind);
      },
    }),
  );
  dispatch(
    addPortalListener({
      actionCreator: agencyAnswered,
      // The answers of the time until then are saved together.
      effect: async ({ payload: { kind } }, api) => {
        api.unsubscribe();
        await api.delay(FLEET_SAVE_MS);
        api.subscribe();
        // A run that is done has been saved.
        if (selectRun(api.getState(), kind)?.status !== 'done') await storage.save(kind);
      },
    }),
  );
  dispatch(
    addPortalListener({
      matcher: isEnd,
      effect: ({ payload: { kind } }) => storage.save(kind),
    }),
  );
  dispatch(
    addPortalListener({
      actionCreator: baselineChosen,
      effect: (_action, { getOriginalState }) =>
        storage.saveBaseline(getOriginalState().fleet?.baselineId ?? null),
    }),
  );
  dispatch(addPortalListener({ actionCreator: runsForgotten, effect: storage.removeAll }));
  dispatch(
    addPortalListener({
      actionCreator: storageChoiceChanged,
      effect: async ({ payload }) => {
        runStorageChoice.write(owner, payload);
        const isStored = runStorageChoice.has(owner);
        // A full or blocked storage does not take the choice: the next page would undo the move.
        if (isStored === payload) await storage.move();
        else dispatch(storageChoiceChanged(isStored));
      },
    }),
  );
  // The same operator has changed it in another tab, or that tab has cleared the whole storage.
  window.addEventListener('storage', () => {
    const isOn = runStorageChoice.has(owner);
    if (isOn !== selectStoresAfterSignOut(getState())) dispatch(storageChoiceChanged(isOn));
  });
  dispatch(
    addPortalListener({ actionCreator: sessionEnded, effect: () => storage.removeSession(sessionId) }),
  );
  return storage;
});
