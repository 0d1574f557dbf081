import { type InputRef } from 'antd/es/input/Input';
import { useFormik } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { toAccountFieldErrors } from '@/domain/failureTexts/accountFields';
import { LEAVE_AFTER_SEND_TEXT } from '@/domain/failureTexts/unknownOutcome';
import { OPERATOR_FORM } from '@/domain/formNames';
import { RestoredDraftNotice } from '@/shared/drafts/RestoredDraftNotice';
import { useFormikDraft } from '@/shared/drafts/useFormDraft';
import { createServerFieldErrors } from '@/shared/forms/serverFieldErrors';
import { isWriteUnresolved, useWrite } from '@/shared/writes/useWrite';
import { focusFirstError } from '@/ui/form/focusFirstError';
import { useFocusFirstError } from '@/ui/form/useFocusFirstError';
import { LeaveDialog } from '@/ui/overlay/LeaveDialog';
import { LeavePrompt, UNSAVED_CHANGES_TEXT } from '@/ui/overlay/LeavePrompt';
import { Modal } from '@/ui/overlay/Modal';
import { operatorSchema, type OperatorValues } from './operatorSchema';
import { RegisterOperatorForm } from './RegisterOperatorForm';
import { RegisterOperatorOutcome } from './RegisterOperatorOutcome';
import { registerOperatorWrite } from './registerOperatorWrite';

const INITIAL_VALUES: OperatorValues = { email: '', password: '' };

/** The dialog with the registration form. Once it is submitted, the dialog with the outcome replaces it. */
export function RegisterOperatorModal({ onClose }: { onClose: () => void }) {
  const write = useWrite(registerOperatorWrite);
  const { outcome } = write;
  const [serverErrors] = useState(createServerFieldErrors<OperatorValues>);
  const formik = useFormik<OperatorValues>({
    initialValues: INITIAL_VALUES,
    validationSchema: operatorSchema,
    validate: serverErrors.validate,
    onReset: serverErrors.clear,
    onSubmit: async (values) => {
      const ended = await write.run(values.email.trim(), values.password);
      const [failure] = ended?.status === 'failed' ? ended.failures : [];
      if (!failure) return;
      serverErrors.set(toAccountFieldErrors(failure), values);
      // Shows the server's errors in the form.
      await formik.validateForm();
    },
  });
  const { resetForm } = formik;
  const isRegistered = outcome.status === 'success';
  useEffect(() => {
    // The password must not stay in memory.
    if (isRegistered) resetForm();
  }, [isRegistered, resetForm]);
  const isUnsaved = formik.dirty && !isRegistered;
  const restoredDraft = useFormikDraft({
    form: OPERATOR_FORM,
    formik,
    fields: ['email'],
    secretField: 'password',
    isUnsaved,
    isOutcomeUnknown: isWriteUnresolved(outcome),
  });
  const formRef = useFocusFirstError(formik);
  const firstFieldRef = useRef<InputRef>(null);
  const initialFocusRef = useRef({
    focus: () => {
      firstFieldRef.current?.focus();
      // After Try again it is the field that the platform has refused.
      focusFirstError(formRef.current);
    },
  });
  const [isAskingToLeave, setIsAskingToLeave] = useState(false);
  return (
    <>
      <LeavePrompt
        when={isUnsaved}
        message={isWriteUnresolved(outcome) ? LEAVE_AFTER_SEND_TEXT : UNSAVED_CHANGES_TEXT}
      />
      {outcome.status === 'idle' ? (
        <Modal
          width={460}
          initialFocusRef={initialFocusRef}
          title="Register operator"
          // Esc and the cross: unlike Cancel, they can be pressed by mistake.
          onCancel={() => (isUnsaved ? setIsAskingToLeave(true) : onClose())}
        >
          <RestoredDraftNotice {...restoredDraft} firstFieldRef={firstFieldRef} />
          <RegisterOperatorForm
            formRef={formRef}
            firstFieldRef={firstFieldRef}
            formik={formik}
            onSubmit={(event) => {
              serverErrors.clear();
              formik.handleSubmit(event);
            }}
            onCancel={onClose}
          />
        </Modal>
      ) : (
        <RegisterOperatorOutcome write={write} onClose={onClose} />
      )}
      {isAskingToLeave && (
        <LeaveDialog
          message={UNSAVED_CHANGES_TEXT}
          onLeave={onClose}
          onStay={() => setIsAskingToLeave(false)}
        />
      )}
    </>
  );
}
