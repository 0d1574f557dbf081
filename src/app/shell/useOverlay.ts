import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { NEW_VERSION } from '../../domain/failures';
import { usePortalDispatch } from '../../session/hooks';
import { faultMet } from '../../session/noticesSlice';
import { type OverlayName, type OverlayProperties } from '../about/overlay';
import { hasDialog } from './watchKeys';

const OVERLAYS: Readonly<Record<OverlayName, () => Promise<ComponentType<OverlayProperties>>>> = {
  palette: () => import(/* webpackChunkName: 'palette' */ '../about/Palette').then(({ Palette }) => Palette),
  switcher: () =>
    import(/* webpackChunkName: 'agency-switcher' */ '../about/AgencySwitcher').then(
      ({ AgencySwitcher }) => AgencySwitcher,
    ),
  shortcuts: () =>
    import(/* webpackChunkName: 'shortcut-sheet' */ '../about/ShortcutSheet').then(
      ({ ShortcutSheet }) => ShortcutSheet,
    ),
};

/** What stands over the page for getting about: one at a time, none over a dialog, and gone with the page. */
export function useOverlay() {
  const dispatch = usePortalDispatch();
  const { pathname } = useLocation();
  const [Overlay, setOverlay] = useState<ComponentType<OverlayProperties> | null>(null);
  const onClose = useCallback(() => setOverlay(null), []);
  useEffect(() => onClose, [pathname, onClose]);
  const onOpen = useCallback(
    (name: OverlayName) => {
      const show = (loaded: ComponentType<OverlayProperties>) => {
        if (!hasDialog()) setOverlay(() => loaded);
      };
      OVERLAYS[name]().then(show, () => dispatch(faultMet(NEW_VERSION)));
    },
    [dispatch],
  );
  return { Overlay, onClose, onOpen };
}
