import { type ReactNode, useCallback, useRef } from 'react';

/** A live region, and a function that makes screen readers read a text. Writing to the region renders no component. */
export function useAnnouncer(): [announce: (text: string) => void, liveRegion: ReactNode] {
  const ref = useRef<HTMLParagraphElement>(null);
  const announce = useCallback((text: string) => ref.current?.replaceChildren(text), []);
  return [announce, <p key="announcer" ref={ref} role="status" className="visually-hidden" />];
}
