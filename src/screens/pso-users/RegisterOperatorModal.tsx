import Modal from 'antd/es/modal/Modal';
import { useFormik } from 'formik';
import { useEffect, useState } from 'react';
import { toOperatorFieldErrors } from '@/domain/failureTexts/operatorRegistration';
import { LEAVE_AFTER_SEND_TEXT } from '@/domain/failureTexts/unknownOutcome';
import { useFocusFirstError } from '@/ui/form/useFocusFirstError';
import { LeavePrompt, UNSAVED_CHANGES_TEXT } from '@/ui/LeavePrompt';
import { RestoreFocus } from '@/ui/RestoreFocus';
import { RestoredDraftNotice } from '../common/RestoredDraftNotice';
import { createServerFieldErrors } from '../common/serverFieldErrors';
import { useFormikDraft } from '../common/useFormDraft';
import { isWriteUnresolved } from '../common/useWriteOutcome';
import { RegisterOperatorForm } from './RegisterOperatorForm';
import { RegisterOperatorOutcome } from './RegisterOperatorOutcome';
import { operatorSchema, type OperatorValues } from './operatorSchema';
import { useRegisterOperator } from './useRegisterOperator';

const INITIAL_VALUES: OperatorValues = { email: '', password: '' };

/** 'Register operator' (decision 25): a form in a dialog, then the dialog of its outcome in its place. */
export function RegisterOperatorModal({ onClose }: { onClose: () => void }) {
  const { register, outcome, isEmailRegistered, verify, isVerifying, close } = useRegisterOperator();
  const [serverErrors] = useState(createServerFieldErrors<OperatorValues>);
  const formik = useFormik<OperatorValues>({
    initialValues: INITIAL_VALUES,
    validationSchema: operatorSchema,
    validate: serverErrors.validate,
    onSubmit: async (values) => {
      await register(values, (failure) => serverErrors.set(toOperatorFieldErrors(failure), values));
      await formik.validateForm();
    },
  });
  const isUnsaved = formik.dirty && outcome.status !== 'success';
  const restoredDraft = useFormikDraft({
    form: 'operator',
    formik,
    fields: ['email'],
    secret: 'password',
    isUnsaved,
    isOutcomeUnknown: isWriteUnresolved(outcome),
  });
  const formRef = useFocusFirstError(formik);
  const isFormShown = outcome.status === 'idle';
  // From here, after the dialog has taken the focus for itself.
  useEffect(() => {
    if (isFormShown) formRef.current?.querySelector('input')?.focus();
  }, [formRef, isFormShown]);
  return (
    <>
      <RestoreFocus />
      <LeavePrompt
        when={isUnsaved}
        message={isWriteUnresolved(outcome) ? LEAVE_AFTER_SEND_TEXT : UNSAVED_CHANGES_TEXT}
      />
      {outcome.status === 'idle' ? (
        <Modal
          scrollLock={false}
          open
          centered
          destroyOnHidden
          width={460}
          transitionName=""
          maskTransitionName=""
          title="Register operator"
          mask={{ closable: false }}
          // A stray Esc must not take what was typed.
          keyboard={!formik.dirty}
          onCancel={onClose}
          footer={null}
        >
          <RestoredDraftNotice {...restoredDraft} />
          <RegisterOperatorForm
            formRef={formRef}
            formik={formik}
            onSubmit={(event) => {
              serverErrors.clear();
              formik.handleSubmit(event);
            }}
            onCancel={onClose}
          />
        </Modal>
      ) : (
        <RegisterOperatorOutcome
          outcome={outcome}
          isEmailRegistered={isEmailRegistered}
          isVerifying={isVerifying}
          onVerify={() => void verify()}
          onRegisterAnother={() => {
            close();
            formik.resetForm();
          }}
          onBackToForm={close}
          onClose={onClose}
        />
      )}
    </>
  );
}
