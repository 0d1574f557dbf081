import Modal from 'antd/es/modal/Modal';
import { useFormik } from 'formik';
import { useEffect, useState } from 'react';
import { operatorFieldTexts } from '@/domain/failureTexts/operatorRegistration';
import { LEAVING_STOPS_NOTHING } from '@/domain/failureTexts/uncertain';
import { useFocusFirstError } from '@/ui/form/useFocusFirstError';
import { LeaveGuard, NOT_SAVED } from '@/ui/LeaveGuard';
import { ReturnFocus } from '@/ui/ReturnFocus';
import { KeptInputNotice } from '../common/KeptInputNotice';
import { createRefusal } from '../common/refusal';
import { useKeptForm } from '../common/useKeptInput';
import { isOpenEnded } from '../common/useWriteOutcome';
import { RegisterOperatorForm } from './RegisterOperatorForm';
import { RegisterOperatorOutcome } from './RegisterOperatorOutcome';
import { registrationSchema, type RegistrationValues } from './registrationSchema';
import { useRegisterOperator } from './useRegisterOperator';

const EMPTY: RegistrationValues = { email: '', password: '' };

/** 'Register operator' (decision 25): a form in a dialog, then the dialog of its outcome in its place. */
export function RegisterOperatorModal({ onClose }: { onClose: () => void }) {
  const { register, outcome, isThere, check, isChecking, close } = useRegisterOperator();
  const [refusal] = useState(createRefusal<RegistrationValues>);
  const formik = useFormik<RegistrationValues>({
    initialValues: EMPTY,
    validationSchema: registrationSchema,
    validate: refusal.validate,
    onSubmit: async (values) => {
      await register(values, (failure) => refusal.remember(operatorFieldTexts(failure), values));
      await formik.validateForm();
    },
  });
  const isUnsaved = formik.dirty && outcome.state !== 'success';
  const input = useKeptForm({
    form: 'operator',
    formik,
    fields: ['email'],
    secret: 'password',
    when: isUnsaved,
    mayBeApplied: isOpenEnded(outcome),
  });
  const form = useFocusFirstError(formik);
  const isFilling = outcome.state === 'idle';
  // From here, after the dialog has taken the focus for itself.
  useEffect(() => {
    if (isFilling) form.current?.querySelector('input')?.focus();
  }, [form, isFilling]);
  return (
    <>
      <ReturnFocus />
      <LeaveGuard when={isUnsaved} message={isOpenEnded(outcome) ? LEAVING_STOPS_NOTHING : NOT_SAVED} />
      {outcome.state === 'idle' ? (
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
          <KeptInputNotice {...input} />
          <RegisterOperatorForm
            form={form}
            formik={formik}
            onSubmit={(event) => {
              refusal.forget();
              formik.handleSubmit(event);
            }}
            onCancel={onClose}
          />
        </Modal>
      ) : (
        <RegisterOperatorOutcome
          outcome={outcome}
          isThere={isThere}
          isChecking={isChecking}
          onCheck={() => void check()}
          onAnother={() => {
            close();
            formik.resetForm();
          }}
          onAgain={close}
          onClose={onClose}
        />
      )}
    </>
  );
}
