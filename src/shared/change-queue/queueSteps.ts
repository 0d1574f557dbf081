import { type NavigateFunction, parsePath, type Path } from 'react-router-dom';
import { buildQueuePath, type QueuedChange, type QueueTarget } from '@/domain/changes/changeQueue';
import { type PortalThunk } from '@/session/hooks';
import { rootReducer } from '@/session/rootReducer';
import { changeQueueSlice, itemReopened, queueAdvanced, queueStarted, stepUndone } from './changeQueueSlice';
import { selectChangeQueue } from './changeQueueState';

/**
 * Thunks: each opens the page of the item that is current then. If the agency is not open, AGENCY LOGIN signs in to it
 * with the operator's account.
 */

/** Starts a queue in place of any other. */
export function startQueue(
  change: QueuedChange,
  targets: readonly QueueTarget[],
  navigate: NavigateFunction,
): PortalThunk {
  return (dispatch) => {
    rootReducer.inject(changeQueueSlice);
    dispatch(queueStarted({ change, targets }));
    dispatch(openCurrent(navigate));
  };
}

export function advanceQueue(navigate: NavigateFunction): PortalThunk {
  return (dispatch) => {
    dispatch(queueAdvanced());
    dispatch(openCurrent(navigate));
  };
}

export function reopenItem(index: number, navigate: NavigateFunction): PortalThunk {
  return (dispatch) => {
    dispatch(itemReopened(index));
    dispatch(openCurrent(navigate));
  };
}

/** After a navigation to `pathname` that the page has stopped: undoes the step that led there, if it was one. */
export function undoStep({ pathname }: Pick<Path, 'pathname'>): PortalThunk {
  return (dispatch, getState) => {
    const queue = selectChangeQueue(getState());
    const item = queue?.items[queue.position];
    if (!queue || !item || parsePath(buildQueuePath(queue.change, item)).pathname !== pathname) return;
    dispatch(stepUndone());
  };
}

/** At the end of the queue the page stays. */
function openCurrent(navigate: NavigateFunction): PortalThunk {
  return (_dispatch, getState) => {
    const queue = selectChangeQueue(getState());
    const item = queue?.items[queue.position];
    if (queue && item) void navigate(buildQueuePath(queue.change, item));
  };
}
