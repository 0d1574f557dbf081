import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePortalDispatch } from '@/session/hooks';
import { AgencySwitcher } from '../agency-switcher/AgencySwitcher';
import { useCurrentRoute } from '../routing/useCurrentRoute';
import { useApplyTheme } from '../useApplyTheme';
import { Announcer } from './Announcer';
import { CommandPalette } from './CommandPalette';
import { type OverlayInput, type OverlayName, type OverlayProps } from './overlayTypes';
import { handleShortcutKey } from './shortcuts';
import { ShortcutsDialog } from './ShortcutsDialog';

const OVERLAYS = { palette: CommandPalette, switcher: AgencySwitcher, shortcuts: ShortcutsDialog } as const;

export interface OverlaysProps extends Pick<OverlayProps, 'switchButtonRef'> {
  inputs: readonly OverlayInput[];
}

/**
 * Renders the open overlay, at most one at a time. New inputs are appended to `inputs`; each input is handled once.
 * An input with the open overlay's name closes it.
 */
export function Overlays({ inputs, switchButtonRef }: OverlaysProps) {
  const currentRoute = useCurrentRoute();
  const dispatch = usePortalDispatch();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [openOverlayName, setOpenOverlayName] = useState<OverlayName | null>(null);
  // Applies a theme that was chosen in the palette.
  useApplyTheme();
  const [initialText, setInitialText] = useState('');
  const onClose = useCallback(() => setOpenOverlayName(null), []);
  // The cleanup closes the overlay when the page changes.
  useEffect(() => onClose, [pathname, onClose]);
  const onOpen = useCallback((name: OverlayName) => {
    setOpenOverlayName((current) => (current === name ? null : name));
  }, []);

  const handledCountRef = useRef(0);
  const handleInput = useEffectEvent((input: OverlayInput) => {
    if (isOverlay(input)) onOpen(input);
    else
      handleShortcutKey(input, {
        ...currentRoute,
        dispatch,
        onOpen,
        navigate: (path) => void navigate(path),
      });
  });
  useEffect(() => {
    const newInputs = inputs.slice(handledCountRef.current);
    // Characters typed after Ctrl+K, while the palette was still loading, belong in its search field.
    const textStart = newInputs.lastIndexOf('palette') + 1;
    const isPaletteText = (input: OverlayInput, index: number) =>
      textStart > 0 && index >= textStart && !isOverlay(input);
    for (const input of newInputs.filter((item, index) => !isPaletteText(item, index))) handleInput(input);
    if (textStart > 0) setInitialText(newInputs.filter(isPaletteText).join(''));
    handledCountRef.current = inputs.length;
  }, [inputs]);

  const Overlay = openOverlayName && OVERLAYS[openOverlayName];
  return (
    <>
      {Overlay && <Overlay {...{ onClose, onOpen, initialText, switchButtonRef }} />}
      <Announcer />
    </>
  );
}

function isOverlay(input: OverlayInput): input is OverlayName {
  return Object.hasOwn(OVERLAYS, input);
}
