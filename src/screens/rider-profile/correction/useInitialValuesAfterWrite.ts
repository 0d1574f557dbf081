import { type FormikProps } from 'formik';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { type Medium } from '@/domain/entities/medium';
import { type CorrectionValues } from './fields/correctionSchema';
import { type CorrectionEditor } from './useCorrectionEditor';
import { toFormValues, toInitialValues, toPayload } from './write/toPayload';

/** Decides which values of a correction's form count as unsaved when the outcome of a write gets known. */
export function useInitialValuesAfterWrite(
  formik: FormikProps<CorrectionValues>,
  editor: CorrectionEditor,
  mediums: readonly Medium[],
): void {
  const { applied, pendingCorrection, isOutcomeUnknown } = editor;
  const replaceInitialValues = (values: CorrectionValues) => {
    const { values: typed, touched } = formik;
    formik.resetForm({ values, touched });
    void formik.setValues(typed);
  };
  // At first, whether a correction is pending at all; an applied one is excluded below.
  const wasOutcomeUnknownRef = useRef(pendingCorrection !== undefined);
  // One that was not applied, or whose notice was dismissed, is as if it were typed here, and unsaved.
  const keepAsTyped = useEffectEvent(() => {
    const wasUnknown = wasOutcomeUnknownRef.current;
    wasOutcomeUnknownRef.current = isOutcomeUnknown;
    if (wasUnknown && !isOutcomeUnknown && pendingCorrection?.verification?.result !== 'applied')
      replaceInitialValues(toInitialValues(editor.current, mediums));
  });
  useLayoutEffect(() => keepAsTyped(), [isOutcomeUnknown]);
  const takenOverRef = useRef(applied);
  // The values of a correction that is known to be applied become the initial ones. Others stay typed.
  const takeOverApplied = useEffectEvent(() => {
    if (!applied || applied === takenOverRef.current) return;
    takenOverRef.current = applied;
    const { values: typed } = formik;
    const isTyped = JSON.stringify(toPayload(typed)) === JSON.stringify(applied.correction);
    replaceInitialValues(isTyped ? typed : toFormValues(applied.correction));
  });
  useLayoutEffect(() => takeOverApplied(), [applied]);
}
