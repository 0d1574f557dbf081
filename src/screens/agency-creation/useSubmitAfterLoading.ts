import { type FormikContextType } from 'formik';
import { useEffect, useState } from 'react';

/**
 * For a form that is submitted while what checks its values is loading: it is submitted again when that is there, unless
 * the operator has changed a value meanwhile.
 */
export function useSubmitAfterLoading<Values>(
  { values, submitForm }: Pick<FormikContextType<Values>, 'values' | 'submitForm'>,
  isLoading: boolean,
) {
  const [submittedValues, submitAfterLoading] = useState<Values | null>(null);
  const isSubmitted = submittedValues === values;
  useEffect(() => {
    if (isSubmitted && !isLoading) void submitForm().finally(() => submitAfterLoading(null));
  }, [isSubmitted, isLoading, submitForm]);
  return { isWaiting: isSubmitted && isLoading, submitAfterLoading };
}
