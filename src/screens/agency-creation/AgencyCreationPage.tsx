import { type InputRef } from 'antd/es/input/Input';
import { useFormik } from 'formik';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { agencyApi } from '@/api/agency';
import { prefetch, type PrefetchQueries } from '@/api/client/prefetch';
import { toAgencyFieldErrors } from '@/domain/failureTexts/agencyCreation';
import { LEAVE_AFTER_SEND_TEXT } from '@/domain/failureTexts/unknownOutcome';
import { buildFleetPath } from '@/domain/fleet/fleetPath';
import { buildAgencyPath, buildPath } from '@/domain/paths';
import { usePortalDispatch } from '@/session/hooks';
import { type Destination, signInForPage } from '@/shared/agencies/signInForPage';
import { buildAgencyNamesQueries } from '@/shared/agencies/useAgencyNames';
import { RestoredDraftNotice } from '@/shared/drafts/RestoredDraftNotice';
import { useFormikDraft } from '@/shared/drafts/useFormDraft';
import { createServerFieldErrors } from '@/shared/forms/serverFieldErrors';
import { isWriteUnresolved, useWrite } from '@/shared/writes/useWrite';
import { LeavePrompt, UNSAVED_CHANGES_TEXT } from '@/ui/overlay/LeavePrompt';
import { AgencyCreationForm } from './AgencyCreationForm';
import { AgencyCreationOutcome } from './AgencyCreationOutcome';
import { type AgencyCreationValues, buildAgencyCreationSchema } from './agencyCreationSchema';
import { agencyCreationWrite } from './agencyCreationWrite';
import { INITIAL_VALUES, toPayload } from './toPayload';
import { useAgencyChoices } from './useAgencyChoices';
import { useSubmitAfterLoading } from './useSubmitAfterLoading';
import './AgencyCreationPage.css';

export const prefetchQueries: PrefetchQueries = () => [
  ...buildAgencyNamesQueries(),
  prefetch(agencyApi.endpoints.listFeaturesets, undefined),
];

/** A form and the dialog of its write (section 2 of the specification). */
export function Component() {
  const choices = useAgencyChoices();
  const dispatch = usePortalDispatch();
  // Not ready while 'Open it' signs in.
  const [destination, setDestination] = useState<(Destination & { isReady: boolean }) | null>(null);
  // Increased by 'Add another', so that a new form is mounted.
  const [formKey, setFormKey] = useState(0);
  const firstFieldRef = useRef<InputRef>(null);
  const [serverErrors] = useState(createServerFieldErrors<AgencyCreationValues>);
  const write = useWrite(agencyCreationWrite);
  const { outcome, run, close } = write;
  const { timeZones, countries, featuresets } = choices.lists;
  const schema = useMemo(
    () => buildAgencyCreationSchema({ timeZones, countries, featuresets }),
    [timeZones, countries, featuresets],
  );
  const isLoading = Object.values(choices.lists).some(({ status }) => status === 'loading');
  const send = async (values: AgencyCreationValues) => {
    const ended = await run({ agency: toPayload(values), sentAt: null });
    const [failure] = ended?.status === 'failed' ? ended.failures : [];
    if (failure) serverErrors.set(toAgencyFieldErrors(failure), values);
    await validateForm();
  };
  const formik = useFormik<AgencyCreationValues>({
    initialValues: INITIAL_VALUES,
    validationSchema: schema,
    validate: serverErrors.validate,
    // `isSubmitting` stays true until the dialog is closed. Then the first error gets the focus.
    onSubmit: (values, { setSubmitting }) => {
      if (isLoading) {
        deferredSubmit.submitAfterLoading(values);
        setSubmitting(false);
      } else {
        deferredSubmit.forgetSubmission();
        void send(values);
      }
    },
  });
  const { validateForm } = formik;
  const deferredSubmit = useSubmitAfterLoading(formik, isLoading, choices.incompleteListNames);
  // Error messages depend on the loaded lists.
  useEffect(() => void validateForm(), [schema, validateForm]);

  const isUnsaved = formik.dirty && outcome.status !== 'success';
  const restoredDraft = useFormikDraft({
    form: 'agency',
    formik,
    fields: ['name', 'abbreviation', 'measurement', 'timezone', 'country_code', 'featuresets'],
    isUnsaved,
    isOutcomeUnknown: isWriteUnresolved(outcome),
  });

  const leave = (path: string) => setDestination({ path, state: null, isReady: true });
  // If the sign-in fails, AGENCY LOGIN says why, and it can be tried again there.
  const openAgency = async (abbreviation: string) => {
    const path = buildAgencyPath('agencyDashboard', abbreviation);
    if (destination?.path === path) return;
    setDestination({ path, state: null, isReady: false });
    const target = await dispatch(signInForPage(abbreviation, path));
    // Not if another button of the dialog has been pressed meanwhile.
    setDestination((current) => (current?.path === path ? { ...target, isReady: true } : current));
  };

  // Rendered instead of the form, so that its `LeavePrompt` does not ask.
  if (destination?.isReady) return <Navigate to={destination.path} state={destination.state} />;
  return (
    <>
      <RestoredDraftNotice {...restoredDraft} firstFieldRef={firstFieldRef} />
      <AgencyCreationForm
        key={formKey}
        hasInitialFocus={formKey > 0}
        firstFieldRef={firstFieldRef}
        formik={formik}
        choices={choices}
        isWaiting={deferredSubmit.isWaiting}
        notSentReason={deferredSubmit.notSentReason}
        onSubmit={(event) => {
          serverErrors.clear();
          formik.handleSubmit(event);
        }}
      />
      <LeavePrompt
        when={isUnsaved}
        message={isWriteUnresolved(outcome) ? LEAVE_AFTER_SEND_TEXT : UNSAVED_CHANGES_TEXT}
      />
      <AgencyCreationOutcome
        write={write}
        isOpening={destination !== null}
        onGoToList={() =>
          leave(
            outcome.status === 'success'
              ? `${buildPath('agencies')}?filter=${encodeURIComponent(outcome.subject.agency.abbreviation)}`
              : buildPath('agencies'),
          )
        }
        onOpen={(abbreviation) => void openAgency(abbreviation)}
        onSeeReadiness={(abbreviation) =>
          leave(buildFleetPath({ agencies: [abbreviation], checks: 'readiness', reading: 'readiness' }))
        }
        onAddAnother={() => {
          setDestination(null);
          close();
          formik.resetForm();
          setFormKey(formKey + 1);
        }}
        onBackToForm={() => {
          close();
          formik.setSubmitting(false);
        }}
      />
    </>
  );
}
