import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePortalDispatch } from '@/session/hooks';
import { useApplyTheme } from '../useApplyTheme';
import { useCurrentRoute } from '../useCurrentRoute';
import { AgencySwitcher } from './AgencySwitcher';
import { Announcer } from './Announcer';
import { CommandPalette } from './CommandPalette';
import { type OverlayName, type OverlayRequest } from './overlayTypes';
import { handleShortcutKey } from './shortcuts';
import { ShortcutsDialog } from './ShortcutsDialog';

const OVERLAYS = { palette: CommandPalette, switcher: AgencySwitcher, shortcuts: ShortcutsDialog } as const;

/**
 * Renders the open overlay, at most one at a time. It closes when the page changes, and when it is requested again.
 * `requests` only grows; each request is handled once.
 */
export function Overlays({ requests }: { requests: readonly OverlayRequest[] }) {
  const currentRoute = useCurrentRoute();
  const dispatch = usePortalDispatch();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [openOverlayName, setOpenOverlayName] = useState<OverlayName | null>(null);
  useApplyTheme();
  const [initialText, setInitialText] = useState('');
  const onClose = useCallback(() => setOpenOverlayName(null), []);
  useEffect(() => onClose, [pathname, onClose]);
  const onOpen = useCallback((name: OverlayName) => {
    setOpenOverlayName((current) => (current === name ? null : name));
  }, []);

  const handledCountRef = useRef(0);
  const handleRequest = useEffectEvent((request: OverlayRequest) => {
    if (isOverlay(request)) onOpen(request);
    else
      handleShortcutKey(request, {
        ...currentRoute,
        dispatch,
        onOpen,
        navigate: (path) => void navigate(path),
      });
  });
  useEffect(() => {
    const newRequests = requests.slice(handledCountRef.current);
    // Letters typed after Ctrl+K, while the palette was still loading, belong in its field.
    const textStart = newRequests.lastIndexOf('palette') + 1;
    const isPaletteText = (request: OverlayRequest, index: number) =>
      textStart > 0 && index >= textStart && !isOverlay(request);
    for (const request of newRequests.filter((item, index) => !isPaletteText(item, index)))
      handleRequest(request);
    if (textStart > 0) setInitialText(newRequests.filter(isPaletteText).join(''));
    handledCountRef.current = requests.length;
  }, [requests]);

  const Overlay = openOverlayName && OVERLAYS[openOverlayName];
  return (
    <>
      {Overlay && <Overlay onClose={onClose} onOpen={onOpen} initialText={initialText} />}
      <Announcer />
    </>
  );
}

function isOverlay(request: OverlayRequest): request is OverlayName {
  return Object.hasOwn(OVERLAYS, request);
}
