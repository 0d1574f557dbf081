import { usePortalSelector, usePortalStore } from '@/session/hooks';
import { storageChoiceChanged } from '../fleet/fleetSlice';
import { selectStoresAfterSignOut } from '../fleet/storage/selectStorage';
import { StoredChoice } from './StoredChoice';

/** Whether runs and snapshots stay on this computer after the sign-out (decision 133). */
export function KeepRunsChoice() {
  const store = usePortalStore();
  const isOn = usePortalSelector(selectStoresAfterSignOut);
  const choose = (isChosen: boolean) => {
    store.dispatch(storageChoiceChanged(isChosen));
    // A choice that the storage does not take is changed back at once (persistRuns.ts).
    return selectStoresAfterSignOut(store.getState()) === isChosen;
  };
  return (
    <StoredChoice
      label="Keep my runs and snapshots on this computer when I sign out"
      isOn={isOn}
      onChange={choose}
    />
  );
}
