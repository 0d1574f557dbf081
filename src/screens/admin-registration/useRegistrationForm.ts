import { useFormik } from 'formik';
import { type FormEvent, useEffect, useState } from 'react';
import { isSameEmail } from '@/domain/emails';
import { toAccountFieldErrors } from '@/domain/failureTexts/accountFields';
import { usePortalDispatch } from '@/session/hooks';
import { createServerFieldErrors } from '@/shared/forms/serverFieldErrors';
import { useWrite } from '@/shared/writes/useWrite';
import { registerAdminWrite, removeNotApplied } from './registerAdminWrite';
import { EMPTY_REGISTRATION, registrationSchema, type RegistrationValues } from './registrationSchema';
import {
  getEmail,
  getFormValues,
  hasSameValues,
  type ProfileStep,
  type RegistrationStep,
  toProfileStep,
} from './registrationSteps';
import { toProfile } from './toPayload';
import { usePendingRegistrations } from './usePendingRegistrations';

/** The form of an administrator with its write: a registration, or only the profile if that is missing. */
export function useRegistrationForm(agency: string) {
  const dispatch = usePortalDispatch();
  const write = useWrite(registerAdminWrite);
  const { outcome, openAndVerify } = write;
  const pendingWrites = usePendingRegistrations(agency);
  const findPending = ({ email }: RegistrationValues) =>
    pendingWrites.find(
      (pending) => isSameEmail(pending.email, email) && (pending.kind === 'profile' || !pending.isNotApplied),
    );
  const [serverErrors] = useState(createServerFieldErrors<RegistrationValues>);
  const register = async (input: RegistrationValues) => {
    const { password, ...values } = input;
    const pending = findPending(input);
    if (pending?.kind === 'profile') {
      const { profile, isOutcomeUnknown, sentAt = 0 } = pending;
      const registration = { ...toProfileStep(pending), profile: toProfile(values, profile.user_id) };
      await verifyAndFinishProfile(registration, isOutcomeUnknown ? sentAt : null);
      return;
    }
    const ended = await write.run({ step: 'administrator', agency, values }, password);
    if (ended?.status !== 'failed' || ended.subject.step !== 'administrator') return;
    const [failure] = ended.failures;
    if (failure) serverErrors.set(toAccountFieldErrors(failure), input);
    // Shows the server's errors in the form.
    await formik.validateForm();
  };
  const finishProfile = (registration: ProfileStep) => {
    write.close();
    void write.run(registration, '');
  };
  /** For a stored registration. The tab from which this one was opened, with a copy of it, may have finished it. */
  const verifyAndFinishProfile = async (registration: ProfileStep, sentAt: number | null) => {
    if ((await openAndVerify(registration, sentAt)) === 'notApplied') finishProfile(registration);
  };
  const formik = useFormik<RegistrationValues>({
    initialValues: EMPTY_REGISTRATION,
    validationSchema: registrationSchema,
    validate: serverErrors.validate,
    onReset: serverErrors.clear,
    // `isSubmitting` stays true until the dialog is closed. Then the first error gets the focus.
    onSubmit: (values) => void register(values),
  });
  const { resetForm, validateForm } = formik;
  const wasNotFound = outcome.status === 'failed' && outcome.verification?.result === 'notApplied';
  useEffect(() => {
    if (!wasNotFound) return;
    // The check has found nobody with the email, which therefore is not marked any more.
    serverErrors.clear();
    void validateForm();
  }, [wasNotFound, serverErrors, validateForm]);
  const close = () => {
    write.close();
    formik.setSubmitting(false);
  };
  const isEmpty = formik.values.password === '' && hasSameValues(formik.values, EMPTY_REGISTRATION);
  /** Not as initial values, which a queue has given: the registration is not of the queue. */
  const fill = (registration: RegistrationStep) => {
    resetForm({ values: EMPTY_REGISTRATION });
    void formik.setValues({ ...getFormValues(registration), password: '' });
    if (registration.step === 'administrator') dispatch(removeNotApplied(registration));
  };
  // After a reload, the dialog and the form may be of different administrators.
  const isOutcomeOfForm =
    outcome.status !== 'idle' && isSameEmail(getEmail(outcome.subject), formik.values.email);
  const isDone = isOutcomeOfForm && outcome.status === 'success' && outcome.subject.step === 'profile';
  useEffect(() => {
    // The password must not stay in memory.
    if (isDone) resetForm({ values: EMPTY_REGISTRATION });
  }, [isDone, resetForm]);
  return {
    formik,
    write: { ...write, close },
    /** The unfinished registration with the typed email. */
    pending: findPending(formik.values),
    isEmpty,
    isUnsaved: formik.dirty && !isDone,
    /** Whether the dialog is about the administrator in the form. */
    isOutcomeOfForm,
    submit: (event: FormEvent<HTMLFormElement>) => {
      serverErrors.clear();
      formik.handleSubmit(event);
    },
    fill,
    /** Closes the dialog, with what it is about in the form. */
    tryAgain: (registration: RegistrationStep) => {
      if (isEmpty) fill(registration);
      else if (registration.step === 'administrator' && hasSameValues(registration.values, formik.values))
        dispatch(removeNotApplied(registration));
      close();
    },
    finishProfile,
    verifyAndFinishProfile,
  };
}
