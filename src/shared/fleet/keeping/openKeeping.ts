import { nanoid } from '@reduxjs/toolkit';
import { FLEET_SAVE_MS } from '@/domain/fleet/fleetLimits';
import { sessionEnded } from '@/session/auth/sessionSlice';
import { addPortalListener, type PortalThunk } from '@/session/hooks';
import { rootReducer } from '@/session/rootReducer';
import { canKeepRuns, holdTabLock } from '@/session/storage/fleetDatabases';
import {
  agencyAnswered,
  baselineChosen,
  fleetLoaded,
  fleetSlice,
  keepingOpened,
  runFinished,
  runKeepingChanged,
  runPaused,
  runsForgotten,
  runStarted,
  runStopped,
  runStorageAccessed,
} from '../fleetSlice';
import { selectRun } from '../fleetState';
import { createRunKeeper } from './runKeeper';
import { RUN_KEEPERS_STORAGE_KEY, runKeepers } from './runKeepers';
import { selectKeepsRuns, selectRunOwner } from './selectKeeping';

/**
 * A thunk: keeps the runs of this tab from now on, and what was kept for as long as it may stay, unless that is done
 * (decision 133). The runs that are
 * kept already are read when Fleet opens. When the storage is full or blocked, all works the same, and `isKept` of the
 * slice says so.
 */
export function openKeeping(): PortalThunk {
  return (dispatch, getState) => {
    if (getState().fleet?.isKeeping) return;
    rootReducer.inject(fleetSlice);
    dispatch(keepingOpened());
    const { sessionId } = getState().session;
    if (sessionId === null || !canKeepRuns()) {
      dispatch(runStorageAccessed(false));
      return;
    }
    const tab = nanoid();
    holdTabLock(sessionId, tab);
    const keeper = createRunKeeper({ dispatch, getState }, tab);
    const owner = selectRunOwner(getState());
    dispatch(runKeepingChanged(runKeepers.has(owner)));
    void keeper.finishMove();
    dispatch(addPortalListener({ actionCreator: fleetLoaded, effect: keeper.restore }));
    dispatch(
      addPortalListener({
        actionCreator: runStarted,
        effect: ({ payload: { kind } }, { getOriginalState }) => {
          const replaced = selectRun(getOriginalState(), kind);
          if (replaced && replaced.status !== 'done') void keeper.remove(replaced.id);
          void keeper.save(kind);
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
          if (selectRun(api.getState(), kind)?.status !== 'done') await keeper.save(kind);
        },
      }),
    );
    for (const actionCreator of [runPaused, runStopped, runFinished])
      dispatch(addPortalListener({ actionCreator, effect: ({ payload: { kind } }) => keeper.save(kind) }));
    dispatch(addPortalListener({ actionCreator: baselineChosen, effect: keeper.saveBaseline }));
    dispatch(addPortalListener({ actionCreator: runsForgotten, effect: keeper.removeAll }));
    dispatch(
      addPortalListener({
        actionCreator: runKeepingChanged,
        effect: async ({ payload }) => {
          runKeepers.write(owner, payload);
          await keeper.move();
        },
      }),
    );
    // The same operator has changed it in another tab.
    window.addEventListener('storage', ({ key }) => {
      const isOn = runKeepers.has(owner);
      if (key === RUN_KEEPERS_STORAGE_KEY && isOn !== selectKeepsRuns(getState()))
        dispatch(runKeepingChanged(isOn));
    });
    dispatch(
      addPortalListener({ actionCreator: sessionEnded, effect: () => keeper.removeSession(sessionId) }),
    );
  };
}
