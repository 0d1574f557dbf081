import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type Change, type ChangeObject, isSameObject } from '@/domain/change';
import { putBackIn } from '@/domain/putBack';
import { type PortalState, usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { selectJournal } from '@/session/journal';
import { selectRegion } from '@/session/sessionSlice';

type Found = (state: PortalState) => Change | undefined;

/**
 * Hands over, once, the recorded write that this page was opened to put back, where it is of this kind and agency (and
 * of this object, where one is given). Not before `isReady`: what it fills has to be there.
 */
export function usePutBack(
  { kind, agency, object }: { kind: ChangeObject['kind']; agency: string; object?: ChangeObject },
  isReady: boolean,
  onPutBack: (change: Change) => void,
): void {
  const { state, search, pathname } = useLocation();
  const navigate = useNavigate();
  const dispatch = usePortalDispatch();
  const region = usePortalSelector(selectRegion);
  const id = putBackIn(state);
  const latest = useRef({ onPutBack, object });
  useEffect(() => {
    latest.current = { onPutBack, object };
  });
  useEffect(() => {
    if (id === null || !isReady) return;
    const { onPutBack: take, object: wanted } = latest.current;
    const find: Found = (store) => selectJournal(store).changes.find((change) => change.id === id);
    const change = dispatch((_dispatch, getState) => find(getState()));
    if (change?.object.kind !== kind || change.agency !== agency || change.region !== region) return;
    if (wanted && !isSameObject(change, { region, agency, object: wanted })) return;
    // A reload, or going back, shall not fill it again.
    void navigate({ pathname, search }, { replace: true, state: null });
    take(change);
  }, [id, isReady, kind, agency, region, pathname, search, dispatch, navigate]);
}
