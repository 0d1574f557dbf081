import { type NavigateFunction } from 'react-router-dom';
import { type ChangeQueue, describeNextItem } from '@/domain/changes/changeQueue';
import { type PortalDispatch } from '@/session/hooks';
import { type OutcomeAction } from '@/ui/overlay/OutcomeModal';
import { advanceQueue } from './queueSteps';

/** The button that leads on from the dialog of a success, which `close` closes. */
export function createNextAction(
  queue: ChangeQueue,
  { dispatch, navigate, close }: { dispatch: PortalDispatch; navigate: NavigateFunction; close: () => void },
): OutcomeAction {
  return {
    label: describeNextItem(queue),
    onClick: () => {
      close();
      dispatch(advanceQueue(navigate));
    },
    isPrimary: true,
  };
}
