import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePortalDispatch } from '@/session/hooks';
import { AgencySwitcher } from '../agency-switcher/AgencySwitcher';
import { useCurrentRoute } from '../routing/useCurrentRoute';
import { createShortcutMatcher } from '../shortcuts/shortcuts';
import { ShortcutsDialog } from '../shortcuts/ShortcutsDialog';
import { useApplyTheme } from '../useApplyTheme';
import { Announcer } from './Announcer';
import { CommandPalette } from './CommandPalette';
import { type OverlayInput, type OverlayName } from './overlayTypes';

const OVERLAYS = { palette: CommandPalette, switcher: AgencySwitcher, shortcuts: ShortcutsDialog } as const;

/**
 * Renders the open overlay, at most one at a time. New inputs are appended to `inputs`; each input is handled once.
 * An input with the open overlay's name closes it.
 */
export function Overlays({ inputs }: { inputs: readonly OverlayInput[] }) {
  const currentRoute = useCurrentRoute();
  const dispatch = usePortalDispatch();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [openOverlayName, setOpenOverlayName] = useState<OverlayName | null>(null);
  // Applies a theme that was chosen in the palette.
  useApplyTheme();
  const [searchText, setSearchText] = useState('');
  // A ref, because a key can follow Ctrl+K before the state has changed.
  const isPaletteOpenRef = useRef(false);
  const onClose = useCallback(() => {
    isPaletteOpenRef.current = false;
    setOpenOverlayName(null);
  }, []);
  // The cleanup closes the overlay when the page changes.
  useEffect(() => onClose, [pathname, onClose]);
  const onOpen = useCallback((name: OverlayName) => {
    isPaletteOpenRef.current = name === 'palette' && !isPaletteOpenRef.current;
    setSearchText('');
    setOpenOverlayName((current) => (current === name ? null : name));
  }, []);

  const [matchShortcut] = useState(createShortcutMatcher);
  const handledCountRef = useRef(0);
  const handleInput = useEffectEvent((input: OverlayInput) => {
    if (typeof input === 'string') onOpen(input);
    else
      matchShortcut(input)?.run({
        ...currentRoute,
        dispatch,
        onOpen,
        // The current page must not get a second history entry.
        navigate: (path) => void navigate(path, { replace: path === pathname }),
      });
  });
  useEffect(() => {
    for (const input of inputs.slice(handledCountRef.current))
      // A character typed after Ctrl+K, before the palette's field had the focus, belongs in that field.
      if (isPaletteOpenRef.current && typeof input !== 'string') setSearchText((text) => text + input.key);
      else handleInput(input);
    handledCountRef.current = inputs.length;
  }, [inputs]);

  const Overlay = openOverlayName && OVERLAYS[openOverlayName];
  return (
    <>
      {Overlay && (
        <Overlay
          onClose={onClose}
          onOpen={onOpen}
          searchText={searchText}
          onSearchTextChange={setSearchText}
        />
      )}
      <Announcer />
    </>
  );
}
