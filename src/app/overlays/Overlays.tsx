import { useCallback, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { selectAgencyToken } from '@/session/auth/sessionSlice';
import { usePortalStore } from '@/session/hooks';
import { listPageActions } from '@/ui/focus/listPageActions';
import { AgencySwitcher } from '../agency-switcher/AgencySwitcher';
import { CommandPalette } from '../command-palette/CommandPalette';
import { type Command } from '../command-palette/commands';
import { type CurrentRoute, useCurrentRoute } from '../routing/useCurrentRoute';
import { PartBoundary } from '../shell/PartBoundary';
import { createShortcutMatcher } from '../shortcuts/shortcuts';
import { ShortcutsDialog } from '../shortcuts/ShortcutsDialog';
import { useApplyTheme } from '../useApplyTheme';
import { Announcer } from './Announcer';
import { type OverlayInput, type OverlayInputs, type OverlayName } from './overlayTypes';
import { useCloseOnPathChange } from './useCloseOnPathChange';

/** Renders the open overlay, at most one at a time. An input with the open overlay's name closes it. */
export function Overlays({ handleInputs }: OverlayInputs) {
  const currentRoute = useCurrentRoute();
  const { dispatch, getState } = usePortalStore();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [openOverlayName, setOpenOverlayName] = useState<OverlayName | null>(null);
  // Applies a theme that was chosen in the palette.
  useApplyTheme();
  const [searchText, setSearchText] = useState('');
  // A ref, because the inputs that have waited come together, before the state changes.
  const isPaletteOpenRef = useRef(false);
  const onClose = useCallback(() => {
    isPaletteOpenRef.current = false;
    setOpenOverlayName(null);
  }, []);
  useCloseOnPathChange(onClose);
  const onOpen = useCallback((name: OverlayName) => {
    isPaletteOpenRef.current = name === 'palette' && !isPaletteOpenRef.current;
    setSearchText('');
    setOpenOverlayName((current) => (current === name ? null : name));
  }, []);

  // The current page must not get a second history entry.
  const navigateTo = (path: string) => void navigate(path, { replace: path === pathname });
  const lastCommandRef = useRef<Command | null>(null);
  const repeatCommand = () => {
    const command = lastCommandRef.current;
    const agency = command?.agency;
    // Without the agency's token the palette opens, because it signs in to the agency first.
    const needsSignIn = agency && selectAgencyToken(getState(), agency.abbreviation) === null;
    if (command && !needsSignIn && repeat(command, currentRoute, navigateTo)) return;
    // Nothing to repeat, or not on this page: the palette shows what there is.
    onOpen('palette');
    setSearchText(command?.label ?? '');
  };

  const [matchShortcut] = useState(createShortcutMatcher);
  const handleInput = useEffectEvent((input: OverlayInput) => {
    if (typeof input === 'string') onOpen(input);
    // A character typed after Ctrl+K, while this code was loading, belongs in the palette's field.
    else if (isPaletteOpenRef.current) setSearchText((text) => text + input.key);
    else
      matchShortcut(input)?.run({
        ...currentRoute,
        dispatch,
        onOpen,
        repeatCommand,
        navigate: navigateTo,
      });
  });
  // A layout effect: a palette that waited for this code opens with the same rendering, before the next key.
  useLayoutEffect(() => handleInputs((input) => handleInput(input)), [handleInputs]);

  return (
    <>
      {openOverlayName && (
        <PartBoundary onFailed={onClose}>
          {openOverlayName === 'palette' && (
            <CommandPalette
              onClose={onClose}
              onOpen={onOpen}
              searchText={searchText}
              onSearchTextChange={setSearchText}
              onCommandChosen={(command) => {
                lastCommandRef.current = command;
              }}
            />
          )}
          {openOverlayName === 'switcher' && <AgencySwitcher onClose={onClose} />}
          {openOverlayName === 'shortcuts' && <ShortcutsDialog onClose={onClose} />}
        </PartBoundary>
      )}
      <Announcer />
    </>
  );
}

/** Runs a command of the palette once more. Returns false if this page does not have it. */
function repeat(
  { label, to, run, prepare, isPageAction, isAvailable }: Command,
  page: CurrentRoute,
  navigate: (path: string) => void,
): boolean {
  if (isAvailable?.(page) === false) return false;
  if (to !== undefined) {
    prepare?.();
    navigate(to);
    return true;
  }
  const action = isPageAction ? listPageActions().find((current) => current.label === label)?.run : run;
  action?.();
  return action !== undefined;
}
