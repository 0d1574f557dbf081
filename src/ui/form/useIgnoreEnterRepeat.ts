import { type RefObject, useEffect } from 'react';
import { ignoreKeyRepeat } from '../focus/keyRepeat';

/** A held Enter key must submit a form only once, also when a fast response returns the focus to the form. */
export function useIgnoreEnterRepeat(formRef: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const form = formRef.current;
    const onKeyDown = (event: KeyboardEvent) => {
      // A held Space key types spaces, so it must not be ignored.
      if (event.key === 'Enter') ignoreKeyRepeat(event);
    };
    form?.addEventListener('keydown', onKeyDown);
    return () => form?.removeEventListener('keydown', onKeyDown);
  }, [formRef]);
}
