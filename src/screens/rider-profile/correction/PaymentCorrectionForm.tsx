import { type InputRef } from 'antd/es/input/Input';
import { FormikProvider, useFormik } from 'formik';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type Change } from '@/domain/changes/change';
import { getRevertedPayment, isRevertOf } from '@/domain/changes/storedPayment';
import { type Coupon } from '@/domain/entities/coupon';
import { type Medium } from '@/domain/entities/medium';
import { type Payment } from '@/domain/entities/payment';
import { formatRevertTitle, LEAVE_AFTER_CORRECTION_TEXT } from '@/domain/failureTexts/correction';
import { describeFailure } from '@/domain/failureTexts/describeFailure';
import { describeRiderFailure } from '@/domain/failureTexts/riderProfile';
import { buildPaymentFormName } from '@/domain/formNames';
import { changesNothing } from '@/domain/payments/correction';
import { selectCurrency } from '@/session/auth/sessionSlice';
import { usePortalSelector, usePortalStore } from '@/session/hooks';
import { type PaymentKey } from '@/session/writes/pendingWritesSlice';
import { RestoredDraftNotice } from '@/shared/drafts/RestoredDraftNotice';
import { RevertBlockedNotice } from '@/shared/drafts/RevertBlockedNotice';
import { useFormDraft } from '@/shared/drafts/useFormDraft';
import { useRevertInForm } from '@/shared/drafts/useRevertInForm';
import { CallFailure } from '@/shared/errors/CallFailure';
import { RestoreFocus } from '@/ui/focus/RestoreFocus';
import { useFocusFirstError } from '@/ui/form/useFocusFirstError';
import { useIgnoreEnterRepeat } from '@/ui/form/useIgnoreEnterRepeat';
import { LeavePrompt, UNSAVED_CHANGES_TEXT } from '@/ui/overlay/LeavePrompt';
import { CorrectionButtons } from './CorrectionButtons';
import { CorrectionDialog } from './CorrectionDialog';
import { parseCorrectionDraft, toCorrectionDraft } from './correctionDraft';
import { CorrectionSummary } from './CorrectionSummary';
import { AmountLimitNotice } from './fields/AmountLimitNotice';
import { CorrectionFields } from './fields/CorrectionFields';
import { type CorrectionValues, createCorrectionSchema } from './fields/correctionSchema';
import { useCorrectionEditor } from './useCorrectionEditor';
import { useInitialValuesAfterWrite } from './useInitialValuesAfterWrite';
import { useMaxCorrectionCents } from './useMaxCorrectionCents';
import { selectLatestChange, toPaymentChangeObject } from './write/correctionChange';
import { PendingCorrectionNotice } from './write/PendingCorrectionNotice';
import { toFormValues, toInitialValues, toPayload } from './write/toPayload';

interface Props {
  paymentKey: PaymentKey;
  payment: Payment;
  /** When the payment was read, by this computer's clock, in milliseconds since 1970. */
  readAt: number;
  mediums: readonly Medium[];
  /** Undefined while they load: only the medium Coupon needs them. */
  coupons: readonly Coupon[] | undefined;
  /** The editor closes, and asks nothing. */
  isClosing: boolean;
  /** `isCorrected`: after a correction that was applied. */
  onClose: (isCorrected: boolean) => void;
  /** Moves the focus away from the notice of an earlier correction. */
  onNoticeDismissed: () => void;
}

export function PaymentCorrectionForm(props: Props) {
  const { paymentKey, payment, readAt, mediums, coupons, isClosing, onClose, onNoticeDismissed } = props;
  const editor = useCorrectionEditor(paymentKey, payment, readAt);
  const { write, pendingCorrection, isOutcomeUnknown, revertedChange } = editor;
  const store = usePortalStore();
  const maxCents = useMaxCorrectionCents();
  const currency = usePortalSelector(selectCurrency);
  const amountBefore = editor.current.transaction_amount;
  const correctionSchema = useMemo(
    () => createCorrectionSchema(maxCents, currency, amountBefore),
    [maxCents, currency, amountBefore],
  );
  // After a correction that is not known to be applied, the fields start with its values.
  const [initialValues] = useState(() =>
    pendingCorrection && !editor.applied
      ? toFormValues(pendingCorrection.correction)
      : toInitialValues(payment, mediums),
  );
  const formik = useFormik<CorrectionValues>({
    initialValues,
    validationSchema: correctionSchema,
    onSubmit: (values) => editor.submit(toPayload(values)),
  });
  useInitialValuesAfterWrite(formik, editor, mediums);
  const isUnsaved = formik.dirty;
  const restoredDraft = useFormDraft({
    form: buildPaymentFormName(paymentKey.paymentId),
    values: toCorrectionDraft(formik.values, editor.seen),
    parse: (stored) => parseCorrectionDraft(stored, payment, mediums),
    fill: (draft) => {
      editor.startDraft(draft.opened);
      void formik.setValues(draft.values);
    },
    reset: () => {
      editor.discardDraft();
      formik.resetForm();
    },
    isUnsaved,
    isOutcomeUnknown,
  });
  const fillWithPreviousValues = (change: Change) => {
    const previous = getRevertedPayment(change, maxCents);
    if (!previous) return;
    editor.startRevert(change);
    void formik.setValues(toInitialValues(previous, []));
  };
  const revertBlocker = useRevertInForm(
    { kind: 'payment', agency: paymentKey.agency, object: toPaymentChangeObject(paymentKey) },
    () => (isOutcomeUnknown ? 'outcomeUnknown' : isUnsaved ? 'unsavedInput' : null),
    fillWithPreviousValues,
  );
  const formRef = useFocusFirstError(formik);
  useIgnoreEnterRepeat(formRef);
  const amountRef = useRef<InputRef>(null);
  // The field that had the focus may be gone with its medium.
  useEffect(() => {
    if (revertedChange) amountRef.current?.focus();
  }, [revertedChange]);
  const { values } = formik;
  const nothingWouldChange =
    editor.canSubmit &&
    correctionSchema.isValidSync(values) &&
    changesNothing(editor.current, toPayload(values), mediums);
  return (
    <FormikProvider value={formik}>
      <form ref={formRef} className="correction card" noValidate onSubmit={formik.handleSubmit}>
        <div className="correction__fields">
          {revertedChange && isRevertOf(revertedChange, toPayload(values)) && (
            <h3 className="correction__revert">{formatRevertTitle(revertedChange)}</h3>
          )}
          <RestoredDraftNotice {...restoredDraft} firstFieldRef={amountRef} />
          <RevertBlockedNotice blocker={revertBlocker} />
          <AmountLimitNotice amountBefore={amountBefore} maxCents={maxCents} currency={currency} />
          <CorrectionFields
            mediums={mediums}
            coupons={coupons}
            amountBefore={amountBefore}
            amountRef={amountRef}
          />
          {editor.lastFailure && (
            <CallFailure
              failure={editor.lastFailure}
              title={describeRiderFailure('submitCorrection', editor.lastFailure)}
            >
              {describeFailure(editor.lastFailure)}
            </CallFailure>
          )}
          {/* An earlier editor has sent it. For its own corrections, this editor has a dialog. */}
          {pendingCorrection && write.outcome.status === 'idle' && (
            <PendingCorrectionNotice
              isSubmitDisabled={!editor.canSubmit}
              pendingCorrection={pendingCorrection}
              onDismissed={onNoticeDismissed}
            />
          )}
          <CorrectionButtons
            agency={paymentKey.agency}
            isDisabled={!editor.canSubmit}
            changesNothing={nothingWouldChange}
            onCancel={() => onClose(false)}
          />
        </div>
        <CorrectionSummary
          agency={paymentKey.agency}
          userId={paymentKey.userId}
          payment={editor.current}
          valuesBefore={isOutcomeUnknown && !editor.canSubmit ? (pendingCorrection?.before ?? null) : null}
          coupons={coupons ?? []}
          mediums={mediums}
          values={values}
        />
      </form>
      <LeavePrompt
        includesQueryChanges
        when={isUnsaved && !isClosing}
        message={isOutcomeUnknown ? LEAVE_AFTER_CORRECTION_TEXT : UNSAVED_CHANGES_TEXT}
      />
      {/* While the dialog of an outcome follows that of a conflict, Submit is disabled: it gets the focus back after both. */}
      {write.outcome.status !== 'idle' && <RestoreFocus />}
      <CorrectionDialog
        editor={editor}
        mediums={mediums}
        coupons={coupons ?? []}
        onRevert={() => {
          const change = selectLatestChange(store.getState(), paymentKey);
          editor.tryAgain();
          if (change) fillWithPreviousValues(change);
        }}
        onClose={onClose}
      />
    </FormikProvider>
  );
}
