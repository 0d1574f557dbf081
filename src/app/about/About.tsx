import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePortalDispatch } from '@/session/hooks';
import { useHere } from '../useHere';
import { useWorn } from '../useWorn';
import { AgencySwitcher } from './AgencySwitcher';
import { Announcer } from './Announcer';
import { type Ask, type OverlayName } from './overlay';
import { Palette } from './Palette';
import { pressLetter } from './shortcuts';
import { ShortcutSheet } from './ShortcutSheet';

const OVERLAYS = { palette: Palette, switcher: AgencySwitcher, shortcuts: ShortcutSheet } as const;

/**
 * Ways to other pages: one thing at a time stands over the page, none over a dialog, and it is gone with the page.
 * `asks` grows; each is seen to once. What is asked for again closes.
 */
export function About({ asks }: { asks: readonly Ask[] }) {
  const here = useHere();
  const dispatch = usePortalDispatch();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [shown, setShown] = useState<OverlayName | null>(null);
  useWorn();
  const [typed, setTyped] = useState('');
  const onClose = useCallback(() => setShown(null), []);
  useEffect(() => onClose, [pathname, onClose]);
  const onOpen = useCallback((name: OverlayName) => {
    setShown((present) => (present === name ? null : name));
  }, []);

  const seen = useRef(0);
  const onAsk = useEffectEvent((ask: Ask) => {
    if (isOverlay(ask)) onOpen(ask);
    else pressLetter(ask, { ...here, dispatch, onOpen, navigate: (path) => void navigate(path) });
  });
  useEffect(() => {
    const fresh = asks.slice(seen.current);
    // What was typed while the palette was still loading was meant for its field: it is no shortcut.
    const meant = fresh.lastIndexOf('palette') + 1;
    const isMeant = (ask: Ask, at: number) => meant > 0 && at >= meant && !isOverlay(ask);
    for (const ask of fresh.filter((one, at) => !isMeant(one, at))) onAsk(ask);
    if (meant > 0) setTyped(fresh.filter(isMeant).join(''));
    seen.current = asks.length;
  }, [asks]);

  const Overlay = shown && OVERLAYS[shown];
  return (
    <>
      {Overlay && <Overlay onClose={onClose} onOpen={onOpen} typed={typed} />}
      <Announcer />
    </>
  );
}

function isOverlay(ask: Ask): ask is OverlayName {
  return Object.hasOwn(OVERLAYS, ask);
}
