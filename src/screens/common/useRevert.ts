import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type Change, type ChangeObject, isSameTarget } from '@/domain/change';
import { parseRevertChangeId } from '@/domain/revert';
import { type PortalState, usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { selectJournal } from '@/session/journal';
import { selectRegion } from '@/session/sessionSlice';

type FindChange = (state: PortalState) => Change | undefined;

/**
 * Hands over, once, the recorded write that this page was opened to put back, where it is of this kind and agency (and
 * of this object, where one is given). Not before `isReady`: what it fills has to be there.
 */
export function useRevert(
  { kind, agency, object }: { kind: ChangeObject['kind']; agency: string; object?: ChangeObject },
  isReady: boolean,
  onPutBack: (change: Change) => void,
): void {
  const { state, search, pathname } = useLocation();
  const navigate = useNavigate();
  const dispatch = usePortalDispatch();
  const region = usePortalSelector(selectRegion);
  const id = parseRevertChangeId(state);
  const latest = useRef({ onPutBack, object });
  useEffect(() => {
    latest.current = { onPutBack, object };
  });
  useEffect(() => {
    if (id === null || !isReady) return;
    const { onPutBack: revert, object: requiredObject } = latest.current;
    const find: FindChange = (store) => selectJournal(store).changes.find((change) => change.id === id);
    const change = dispatch((_dispatch, getState) => find(getState()));
    if (change?.object.kind !== kind || change.agency !== agency || change.region !== region) return;
    if (requiredObject && !isSameTarget(change, { region, agency, object: requiredObject })) return;
    // A reload, or going back, shall not fill it again.
    void navigate({ pathname, search }, { replace: true, state: null });
    revert(change);
  }, [id, isReady, kind, agency, region, pathname, search, dispatch, navigate]);
}
