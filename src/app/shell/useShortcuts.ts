import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePortalDispatch, type PortalState } from '../../session/hooks';
import { type OverlayName } from '../about/overlay';
import { useHere } from '../useHere';
import { watchKeys } from './watchKeys';

/** The keys that work on every page; what the letters mean is loaded with the first of them. */
export function useShortcuts(isOperator: boolean, onOpen: (name: OverlayName) => void): void {
  const here = useHere();
  const dispatch = usePortalDispatch();
  const navigate = useNavigate();
  const onLetter = useEffectEvent(async (key: string) => {
    if (dispatch(areLettersOff)) return;
    const at = Date.now();
    const { pressLetter } = await import(/* webpackChunkName: 'shortcuts' */ '../about/shortcuts');
    pressLetter(key, at, { ...here, dispatch, onOpen, navigate: (path) => void navigate(path) });
  });
  useEffect(
    () =>
      isOperator
        ? watchKeys(
            () => onOpen('palette'),
            (key) => void onLetter(key),
          )
        : undefined,
    [isOperator, onOpen],
  );
}

/** Read as it is stored: the code of the preferences comes with the API, not with the shell. */
function areLettersOff(_dispatch: unknown, getState: () => PortalState): boolean {
  return getState().preferences?.letterShortcuts === false;
}
