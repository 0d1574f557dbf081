import { type RefObject, useEffect } from 'react';
import { ignoreKeyRepeat } from '../keyRepeat';

/** Enter held down in a form submits it once, also where a quick answer gives the focus back meanwhile. */
export function useIgnoreEnterRepeat(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current;
    const ignore = (event: KeyboardEvent) => {
      // A space held down in a field is typing.
      if (event.key === 'Enter') ignoreKeyRepeat(event);
    };
    element?.addEventListener('keydown', ignore);
    return () => element?.removeEventListener('keydown', ignore);
  }, [form]);
}
