import { INTENT_MS } from '../domain/limits';

/**
 * Tells of a link of this origin once the pointer or the focus has rested on it. One set of listeners for the whole
 * page; of a table's row its link counts. Returns what stops it.
 */
export function watchIntent(onIntent: (link: URL) => void): () => void {
  let waiting: { href: string; timer: ReturnType<typeof setTimeout> } | null = null;
  let pointer = '';

  const forget = () => {
    if (waiting) clearTimeout(waiting.timer);
    waiting = null;
  };
  const turnTo = (link: HTMLAnchorElement | null) => {
    if (link !== null && link.href === waiting?.href) return;
    forget();
    if (link === null || link.origin !== window.location.origin) return;
    const url = new URL(link.href);
    waiting = { href: link.href, timer: setTimeout(() => onIntent(url), INTENT_MS) };
  };
  const onPointer = (event: PointerEvent) => {
    const place = `${event.clientX},${event.clientY}`;
    // What was scrolled or drawn under a pointer that rests, nobody pointed at.
    const hasMoved = place !== pointer;
    pointer = place;
    turnTo(hasMoved ? linkAt(event) : null);
  };
  const onPress = (event: MouseEvent) => {
    pointer = `${event.clientX},${event.clientY}`;
    // Whoever follows the link has its screen load by itself.
    forget();
  };
  const onFocus = (event: FocusEvent) => turnTo(linkAt(event));

  // Where somebody points already, as this begins with a sign of them.
  turnTo(linkAt({ target: [...document.querySelectorAll(':hover')].at(-1) ?? document.activeElement }));
  document.addEventListener('pointerover', onPointer);
  document.addEventListener('click', onPress);
  document.addEventListener('focusin', onFocus);
  return () => {
    forget();
    document.removeEventListener('pointerover', onPointer);
    document.removeEventListener('click', onPress);
    document.removeEventListener('focusin', onFocus);
  };
}

function linkAt({ target }: Pick<Event, 'target'>): HTMLAnchorElement | null {
  if (!(target instanceof Element)) return null;
  return (
    target.closest<HTMLAnchorElement>('a[href]') ??
    target.closest('tr')?.querySelector<HTMLAnchorElement>('a[data-opener]') ??
    null
  );
}
