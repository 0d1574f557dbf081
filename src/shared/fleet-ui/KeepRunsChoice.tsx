import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { storageChoiceChanged } from '../fleet/fleetSlice';
import { selectStoresAfterSignOut } from '../fleet/storage/selectStorage';

/** Whether runs and snapshots stay on this computer after the sign-out (decision 133). */
export function KeepRunsChoice() {
  const dispatch = usePortalDispatch();
  const isOn = usePortalSelector(selectStoresAfterSignOut);
  return (
    <label>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => dispatch(storageChoiceChanged(target.checked))}
      />{' '}
      Keep my runs and snapshots on this computer when I sign out
    </label>
  );
}
