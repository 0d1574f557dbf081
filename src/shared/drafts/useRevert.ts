import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type Change, type ChangeObject, isSameTarget } from '@/domain/changes/change';
import { parseRevertChangeId } from '@/domain/changes/revert';
import { selectRegion } from '@/session/auth/sessionSlice';
import { usePortalSelector } from '@/session/hooks';
import { selectJournal } from '@/session/journal/journalState';

/**
 * Calls `onRevert` once with the change that 'Put back' opened this page for, if the change has this kind, agency
 * and (when given) object. The call waits until `isReady`, when the form can be filled, and until the journal has loaded.
 */
export function useRevert(
  { kind, agency, object }: { kind: ChangeObject['kind']; agency: string; object?: ChangeObject },
  isReady: boolean,
  onRevert: (change: Change) => void,
): void {
  const { state, search, pathname } = useLocation();
  const navigate = useNavigate();
  const region = usePortalSelector(selectRegion);
  const id = parseRevertChangeId(state);
  const change = usePortalSelector((portalState) =>
    id === null ? undefined : selectJournal(portalState).changes.find((candidate) => candidate.id === id),
  );
  const isWanted = useEffectEvent(
    (candidate: Change) => !object || isSameTarget(candidate, { region, agency, object }),
  );
  const callOnRevert = useEffectEvent(onRevert);
  useEffect(() => {
    if (!isReady) return;
    if (change?.object.kind !== kind || change.agency !== agency || change.region !== region) return;
    if (!isWanted(change)) return;
    // Removes the change's id from the history entry, so that neither a reload nor Back fills the form again.
    void navigate({ pathname, search }, { replace: true, state: null });
    callOnRevert(change);
  }, [change, isReady, kind, agency, region, pathname, search, navigate]);
}
