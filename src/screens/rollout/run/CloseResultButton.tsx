import Button from 'antd/es/button';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { describeClosedResult } from '@/domain/rollout/closedResult';
import { type Rollout } from '@/domain/rollout/rollout';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { rolloutClosed } from '@/shared/rollout/rolloutSlice';
import { selectRolloutBlocker } from '@/shared/rollout/selectRolloutBlocker';
import { focusPageTitle } from '@/ui/focus/focusPageTitle';
import { lazyPart } from '@/ui/loading/lazyPart';

const CloseResultDialog = lazyPart(
  () => import('./CloseResultDialog').then((loaded) => loaded.CloseResultDialog),
  'Closing the result could not be offered',
);

interface Props {
  rollout: Rollout;
  /** Whether its report was saved as it is now. */
  isSaved: boolean;
}

/** Closes a result. It asks first when the operator can still need something of it, and has not saved its report. */
export function CloseResultButton({ rollout, isSaved }: Props) {
  const dispatch = usePortalDispatch();
  const blocker = usePortalSelector(selectRolloutBlocker);
  const [isAsking, setIsAsking] = useState(false);
  const lostParts = isSaved ? null : describeClosedResult(rollout);
  const close = () => {
    // The dialog, which keeps the focus, goes away with the result.
    flushSync(() => void dispatch(rolloutClosed()));
    focusPageTitle();
  };
  return (
    <>
      <Button
        size="small"
        disabled={blocker !== null}
        title={blocker ?? undefined}
        onClick={() => (lostParts === null ? close() : setIsAsking(true))}
      >
        Close result
      </Button>
      {isAsking && lostParts !== null && (
        <CloseResultDialog
          rollout={rollout}
          lostParts={lostParts}
          onConfirm={close}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
