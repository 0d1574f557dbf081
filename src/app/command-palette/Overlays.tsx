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
  const [initialText, setInitialText] = useState('');
  const onClose = useCallback(() => setOpenOverlayName(null), []);
  // The cleanup closes the overlay when the page changes.
  useEffect(() => onClose, [pathname, onClose]);
  const onOpen = useCallback((name: OverlayName) => {
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
        navigate: (path) => void navigate(path),
      });
  });
  useEffect(() => {
    const newInputs = inputs.slice(handledCountRef.current);
    // Characters typed after Ctrl+K, while the palette was still loading, belong in its search field.
    const textStart = newInputs.lastIndexOf('palette') + 1;
    let text = '';
    for (const [index, input] of newInputs.entries())
      if (textStart > 0 && index >= textStart && typeof input !== 'string') text += input.key;
      else handleInput(input);
    if (textStart > 0) setInitialText(text);
    handledCountRef.current = inputs.length;
  }, [inputs]);

  const Overlay = openOverlayName && OVERLAYS[openOverlayName];
  return (
    <>
      {Overlay && <Overlay onClose={onClose} onOpen={onOpen} initialText={initialText} />}
      <Announcer />
    </>
  );
}
