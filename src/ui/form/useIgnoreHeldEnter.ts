import { useEffect, type RefObject } from 'react';

/** Enter held down in a form submits it once, also where a quick answer gives the focus back meanwhile. */
export function useIgnoreHeldEnter(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current;
    const ignore = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && event.repeat) event.preventDefault();
    };
    element?.addEventListener('keydown', ignore);
    return () => element?.removeEventListener('keydown', ignore);
  }, [form]);
}
