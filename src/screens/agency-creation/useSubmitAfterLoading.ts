import { type FormikContextType } from 'formik';
import { useEffect, useState } from 'react';

/** Why a submitted form was not sent. */
export type NotSentReason = 'listIncomplete' | 'valueChanged';

/**
 * For a form that is submitted while the lists that check its values are loading: it is submitted again when they are
 * there. Not if the operator has changed a value meanwhile, or if a list has come incomplete, which the operator has to
 * see first (decision 21): `notSentReason` says so then, until the form is submitted again.
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
    notSentReason: NotSentReason | null;
  } | null>(null);
  const isSubmitted = submission?.notSentReason === null;
  const isChanged = submission !== null && submission.values !== values;
  if (isSubmitted && isChanged) setSubmission({ ...submission, notSentReason: 'valueChanged' });
  else if (isSubmitted && incompleteLists.some((name) => !submission.incompleteLists.includes(name)))
    setSubmission({ ...submission, notSentReason: 'listIncomplete' });
  // The operator has seen that a list is incomplete, and goes on.
  else if (submission?.notSentReason === 'listIncomplete' && isChanged) setSubmission(null);
  useEffect(() => {
    if (isSubmitted && !isLoading) void submitForm().finally(() => setSubmission(null));
  }, [isSubmitted, isLoading, submitForm]);
  return {
    isWaiting: isSubmitted && isLoading,
    notSentReason: submission?.notSentReason ?? null,
    submitAfterLoading: (submittedValues: Values) =>
      setSubmission({ values: submittedValues, incompleteLists, notSentReason: null }),
    forgetSubmission: () => setSubmission(null),
  };
}
