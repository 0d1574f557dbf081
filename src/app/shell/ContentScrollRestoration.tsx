import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

interface Props {
  contentRef: RefObject<HTMLElement | null>;
}

/**
 * React Router's `ScrollRestoration` for what scrolls in place of the window: the content, or in a small window the shell.
 * Another path opens at the top, and after Back or Forward at its last position, if its first rendering is that high. It is
 * rendered before the page, so that its layout effect runs before those of a page that scrolls itself.
 */
export function ContentScrollRestoration({ contentRef }: Props) {
  const { pathname, key } = useLocation();
  const isPop = useNavigationType() === 'POP';
  const topsByKey = useRef(new Map<string, number>());
  const topRef = useRef(0);
  const shownRef = useRef({ pathname, key });
  useLayoutEffect(() => {
    const isSamePath = shownRef.current.pathname === pathname;
    shownRef.current = { pathname, key };
    const top = isPop ? (topsByKey.current.get(key) ?? 0) : 0;
    // Setting a position makes the browser lay the page out at once.
    if (!isSamePath && top !== topRef.current) {
      const scrollers = listScrollers(contentRef.current);
      for (const scroller of scrollers) scroller.scrollTop = top;
      topRef.current = Math.max(...scrollers.map(({ scrollTop }) => scrollTop));
    }
    topsByKey.current.set(key, topRef.current);
  }, [contentRef, pathname, key, isPop]);
  useEffect(() => {
    const scrollers = listScrollers(contentRef.current);
    const onScroll = ({ currentTarget }: Event) => {
      topRef.current = (currentTarget as Element).scrollTop;
      topsByKey.current.set(shownRef.current.key, topRef.current);
    };
    for (const scroller of scrollers) scroller.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      for (const scroller of scrollers) scroller.removeEventListener('scroll', onScroll);
    };
  }, [contentRef]);
  return null;
}

function listScrollers(content: HTMLElement | null): Element[] {
  return [content, content?.closest('.shell')].filter((element) => !!element);
}
