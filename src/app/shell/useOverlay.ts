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

interface Shown {
  name: OverlayName;
  Overlay: ComponentType<OverlayProperties>;
}

/** What stands over the page for getting about: one at a time, none over a dialog, and gone with the page. Asked for again, it closes. */
export function useOverlay() {
  const dispatch = usePortalDispatch();
  const { pathname } = useLocation();
  const [shown, setShown] = useState<Shown | null>(null);
  const onClose = useCallback(() => setShown(null), []);
  useEffect(() => onClose, [pathname, onClose]);
  const onOpen = useCallback(
    (name: OverlayName) => {
      const show = (Overlay: Shown['Overlay']) => {
        if (!hasDialog()) setShown((present) => (present?.name === name ? null : { name, Overlay }));
      };
      OVERLAYS[name]().then(show, () => dispatch(faultMet(NEW_VERSION)));
    },
    [dispatch],
  );
  return { shown, onClose, onOpen };
}
