import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { findTimeAt, findTimesOfFocus, type TimeTarget } from './timeTarget';

/** How long the pointer or the focus rests on a time before it is shown in other zones, in ms. */
const SHOW_DELAY_MS = 400;
/** Time for the pointer to move from the time to the tip, in ms. */
const HIDE_DELAY_MS = 200;

interface TipState {
  target: TimeTarget;
  /** A tip that is waiting already describes the focused element to screen readers. */
  status: 'waiting' | 'visible' | 'leaving';
  /** Rows that scroll under a resting pointer must not end the tip of the focus. */
  origin: 'pointer' | 'focus';
}

/**
 * The times under the pointer or the focus, anywhere in the document. One set of listeners serves all of them, so that
 * rows stay cheap to render.
 */
export function useTimeTarget(tipRef: RefObject<HTMLElement | null>): {
  target: TimeTarget | null;
  isVisible: boolean;
} {
  const [tip, setTip] = useState<TipState | null>(null);
  /** The table in which Escape has closed the tip of a row: its rows show no tip until the focus has left it. */
  const dismissedTableRef = useRef<Element | null>(null);

  useEffect(() => {
    if (!tip || tip.status === 'visible') return undefined;
    const timer =
      tip.status === 'leaving'
        ? setTimeout(() => setTip(null), HIDE_DELAY_MS)
        : setTimeout(() => setTip({ ...tip, status: 'visible' }), SHOW_DELAY_MS);
    return () => clearTimeout(timer);
  }, [tip]);

  const onPointerOver = useEffectEvent((element: Element) => {
    const target = findTimeAt(element);
    const isOnTip = target ? target.anchor === tip?.target.anchor : tipRef.current?.contains(element);
    if (isOnTip) setTip((latest) => latest && { ...latest, status: stay(latest.status) });
    else if (target) setTip({ target, status: 'waiting', origin: 'pointer' });
    else setTip((latest) => (latest?.origin === 'pointer' ? leave(latest) : latest));
  });
  const onFocusIn = useEffectEvent((element: Element) => {
    if (!dismissedTableRef.current?.contains(element)) dismissedTableRef.current = null;
    const canShow = element.matches(':focus-visible') && dismissedTableRef.current === null;
    const target = canShow ? findTimesOfFocus(element) : null;
    setTip(target && { target, status: 'waiting', origin: 'focus' });
  });
  const onClick = useEffectEvent((element: Element) => {
    // A text selection in the tip ends with a click.
    if (tipRef.current?.contains(element)) return;
    const timestamp = element.closest('button[data-time]');
    const target = timestamp && findTimeAt(timestamp);
    setTip(target && { target, status: 'visible', origin: 'focus' });
  });
  const onKeyDown = useEffectEvent((key: string) => {
    if (key !== 'Escape') return;
    if (tip?.target.isRow) dismissedTableRef.current = tip.target.anchor.closest('table');
    setTip(null);
  });
  const onScroll = useEffectEvent(() => setTip((latest) => (latest?.status === 'waiting' ? latest : null)));

  const showCurrent = useEffectEvent(() => {
    const element =
      document.activeElement?.closest('[data-time]') ?? document.querySelector('[data-time]:hover');
    if (element) onPointerOver(element);
  });

  useEffect(() => {
    // This code loads with the first input, which may have been on a time.
    const timer = setTimeout(() => showCurrent());
    const withElement =
      (handle: (element: Element) => void) =>
      ({ target }: Event) =>
        target instanceof Element && handle(target);
    const listeners = {
      pointerover: withElement((element) => onPointerOver(element)),
      focusin: withElement((element) => onFocusIn(element)),
      click: withElement((element) => onClick(element)),
      keydown: (event: Event) => onKeyDown((event as KeyboardEvent).key),
      scroll: () => onScroll(),
    };
    for (const [name, listener] of Object.entries(listeners))
      document.addEventListener(name, listener, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const [name, listener] of Object.entries(listeners))
        document.removeEventListener(name, listener, { capture: true });
    };
  }, []);

  return { target: tip?.target ?? null, isVisible: tip !== null && tip.status !== 'waiting' };
}

function stay(status: TipState['status']): TipState['status'] {
  return status === 'leaving' ? 'visible' : status;
}

function leave(tip: TipState): TipState | null {
  return tip.status === 'waiting' ? null : { ...tip, status: 'leaving' };
}
