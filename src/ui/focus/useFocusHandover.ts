import { type RefCallback, type RefObject, useCallback, useRef } from 'react';

/**
 * Returns a ref for an element that may be removed while it has the focus, such as the button that loads the last page:
 * then the element of `targetRef`, which must be there already, takes the focus.
 */
export function useFocusHandover(targetRef: RefObject<HTMLElement | null>): RefCallback<HTMLElement> {
  const elementRef = useRef<HTMLElement>(null);
  return useCallback(
    (element) => {
      // React calls this with null before it removes the element.
      if (!element && elementRef.current === document.activeElement) targetRef.current?.focus();
      elementRef.current = element;
    },
    [targetRef],
  );
}
