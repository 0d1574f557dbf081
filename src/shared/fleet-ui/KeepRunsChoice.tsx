import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { runKeepingChanged } from '../fleet/fleetSlice';
import { selectKeepsRuns } from '../fleet/keeping/selectKeeping';

/** Whether runs and snapshots stay on this computer after the sign-out (decision 133). */
export function KeepRunsChoice() {
  const dispatch = usePortalDispatch();
  const isOn = usePortalSelector(selectKeepsRuns);
  return (
    <label>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => dispatch(runKeepingChanged(target.checked))}
      />{' '}
      Keep my runs and snapshots on this computer when I sign out
    </label>
  );
}
