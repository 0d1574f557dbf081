import { type FormikContextType } from 'formik';
import { useEffect, useState } from 'react';

/**
 * For a form that is submitted while the lists that check its values are loading: it is submitted again when they are
 * there. Not if the operator has changed a value meanwhile, or if a list has come incomplete, which the operator has to
 * see first (decision 21): `wasNotSent` then, until the form is submitted again.
 */
export function useSubmitAfterLoading<Values>(
  { values, submitForm }: Pick<FormikContextType<Values>, 'values' | 'submitForm'>,
  isLoading: boolean,
  incompleteLists: readonly string[],
) {
  const [submission, setSubmission] = useState<{
    values: Values;
    /** The lists that the operator saw to be incomplete. */
    incompleteLists: readonly string[];
    wasNotSent: boolean;
  } | null>(null);
  const current = submission?.values === values ? submission : null;
  const isSubmitted = current !== null && !current.wasNotSent;
  if (isSubmitted && incompleteLists.some((name) => !current.incompleteLists.includes(name)))
    setSubmission({ ...current, wasNotSent: true });
  useEffect(() => {
    if (isSubmitted && !isLoading) void submitForm().finally(() => setSubmission(null));
  }, [isSubmitted, isLoading, submitForm]);
  return {
    isWaiting: isSubmitted && isLoading,
    wasNotSent: current?.wasNotSent === true,
    submitAfterLoading: (submittedValues: Values) =>
      setSubmission({ values: submittedValues, incompleteLists, wasNotSent: false }),
    forgetSubmission: () => setSubmission(null),
  };
}
