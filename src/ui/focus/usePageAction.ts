import { type RefObject, useEffect, useRef } from 'react';

interface Target {
  focus: () => void;
  click?: () => void;
}

/** Buttons, links, tabs and fields that are rendered, with their texts in the palette; listPageActions.ts reads them. */
export const pageActions = new Map<RefObject<Target | null>, { label: string; hint?: string }>();

export const FOCUS_FILTER_LABEL = 'Focus the filter';

/** Adds an element to the command palette, unless the label is false. `hint`: what it is. Returns a ref for it. */
export function usePageAction<T extends Target>(label: string | false, hint?: string): RefObject<T | null> {
  const ref = useRef<T>(null);
  useEffect(() => {
    if (label) pageActions.set(ref, { label, ...(hint !== undefined && { hint }) });
    return () => void pageActions.delete(ref);
  }, [label, hint]);
  return ref;
}
