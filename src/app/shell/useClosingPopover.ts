import { type RefObject, useCallback, useRef } from 'react';
import { useCloseOnPathChange } from '../overlays/useCloseOnPathChange';

/** Returns a ref for an element with the attribute `popover`, which closes when the page changes. */
export function useClosingPopover<E extends HTMLElement>(): RefObject<E | null> {
  const popoverRef = useRef<E>(null);
  useCloseOnPathChange(useCallback(() => popoverRef.current?.hidePopover?.(), []));
  return popoverRef;
}
