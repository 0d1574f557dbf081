import { type RefObject, useEffect, useRef } from 'react';

interface Target {
  focus: () => void;
  click?: () => void;
}

/** Buttons, links and fields that are rendered, with their labels; listPageActions.ts reads them. */
export const pageActions = new Map<RefObject<Target | null>, string>();

export const FOCUS_FILTER_LABEL = 'Focus the filter';

/** Adds an element to the command palette, unless the label is false. Returns a ref for it. */
export function usePageAction<T extends Target>(label: string | false): RefObject<T | null> {
  const ref = useRef<T>(null);
  useEffect(() => {
    if (label) pageActions.set(ref, label);
    return () => void pageActions.delete(ref);
  }, [label]);
  return ref;
}
