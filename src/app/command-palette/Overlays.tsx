import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePortalDispatch } from '@/session/hooks';
import { useCurrentRoute } from '../useCurrentRoute';
import { useApplyTheme } from '../useApplyTheme';
import { AgencySwitcher } from './AgencySwitcher';
import { Announcer } from './Announcer';
import { type OverlayRequest, type OverlayName } from './overlayTypes';
import { CommandPalette } from './CommandPalette';
import { handleShortcutKey } from './shortcuts';
import { ShortcutsDialog } from './ShortcutsDialog';

const OVERLAYS = { palette: CommandPalette, switcher: AgencySwitcher, shortcuts: ShortcutsDialog } as const;

/**
 * Ways to other pages: one thing at a time stands over the page, none over a dialog, and it is gone with the page.
 * `asks` grows; each is seen to once. What is asked for again closes.
 */
export function Overlays({ requests }: { requests: readonly OverlayRequest[] }) {
  const currentRoute = useCurrentRoute();
  const dispatch = usePortalDispatch();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [openName, setOpenName] = useState<OverlayName | null>(null);
  useApplyTheme();
  const [initialText, setInitialText] = useState('');
  const onClose = useCallback(() => setOpenName(null), []);
  useEffect(() => onClose, [pathname, onClose]);
  const onOpen = useCallback((name: OverlayName) => {
    setOpenName((current) => (current === name ? null : name));
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
    // What was typed while the palette was still loading was meant for its field: it is no shortcut.
    const textStart = newRequests.lastIndexOf('palette') + 1;
    const isPaletteText = (request: OverlayRequest, index: number) =>
      textStart > 0 && index >= textStart && !isOverlay(request);
    for (const request of newRequests.filter((item, index) => !isPaletteText(item, index)))
      handleRequest(request);
    if (textStart > 0) setInitialText(newRequests.filter(isPaletteText).join(''));
    handledCountRef.current = requests.length;
  }, [requests]);

  const Overlay = openName && OVERLAYS[openName];
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
