import { type RefObject, useEffect, useRef } from 'react';
import { focusFirstError } from './focusFirstError';

/** Returns a ref for a form. After each submit, its first invalid field gets the focus. */
export function useFocusFirstError({
  submitCount,
  isSubmitting,
}: {
  submitCount: number;
  isSubmitting: boolean;
}): RefObject<HTMLFormElement | null> {
  const formRef = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) focusFirstError(formRef.current);
  }, [submitCount, isSubmitting]);
  return formRef;
}
