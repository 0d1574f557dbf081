import { type RefObject, useEffect, useRef } from 'react';
import { focusFirstError } from './focusFirstError';

/**
 * The ref of a form whose first invalid field gets the focus after each attempt to submit, whether the form's own
 * rules or the server refused it.
 */
export function useFocusFirstError({
  submitCount,
  isSubmitting,
}: {
  submitCount: number;
  isSubmitting: boolean;
}): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) focusFirstError(form.current);
  }, [submitCount, isSubmitting]);
  return form;
}
