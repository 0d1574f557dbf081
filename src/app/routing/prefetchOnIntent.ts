import { PREFETCH_INTENT_MS } from '@/domain/limits';

/**
 * Calls `onIntent` with a link of this origin once the pointer or the focus has rested on the link for
 * `PREFETCH_INTENT_MS`. A table row counts as its link. Uses one set of listeners for the whole page. Returns a
 * function that removes them.
 */
export function prefetchOnIntent(onIntent: (link: URL) => void): () => void {
  let pending: { href: string; timer: ReturnType<typeof setTimeout> } | null = null;
  let lastPosition = '';

  const cancelTimer = () => {
    if (pending) clearTimeout(pending.timer);
    pending = null;
  };
  const startTimer = (link: HTMLAnchorElement | null) => {
    if (link !== null && link.href === pending?.href) return;
    cancelTimer();
    if (link === null || link.origin !== window.location.origin) return;
    const url = new URL(link.href);
    pending = { href: link.href, timer: setTimeout(() => onIntent(url), PREFETCH_INTENT_MS) };
  };
  const onPointer = (event: PointerEvent) => {
    const position = `${event.clientX},${event.clientY}`;
    // The event also fires when a link is scrolled or rendered under a resting pointer; that shows no intent.
    const hasMoved = position !== lastPosition;
    lastPosition = position;
    startTimer(hasMoved ? findLink(event) : null);
  };
  const onClick = (event: MouseEvent) => {
    lastPosition = `${event.clientX},${event.clientY}`;
    // The link is being followed: the screen loads by itself.
    cancelTimer();
  };
  const onFocus = (event: FocusEvent) => startTimer(findLink(event));

  // This code starts after the first interaction, when the pointer or the focus may already rest on a link.
  const hovered = [...document.querySelectorAll(':hover')].at(-1) ?? null;
  startTimer(findLink({ target: hovered }) ?? findLink({ target: document.activeElement }));
  document.addEventListener('pointerover', onPointer);
  document.addEventListener('click', onClick);
  document.addEventListener('focusin', onFocus);
  return () => {
    cancelTimer();
    document.removeEventListener('pointerover', onPointer);
    document.removeEventListener('click', onClick);
    document.removeEventListener('focusin', onFocus);
  };
}

function findLink({ target }: Pick<Event, 'target'>): HTMLAnchorElement | null {
  if (!(target instanceof Element)) return null;
  return (
    target.closest<HTMLAnchorElement>('a[href]') ??
    target.closest('tr')?.querySelector<HTMLAnchorElement>('a[data-row-focus]') ??
    null
  );
}
