import { useFormik } from 'formik';
import { useEffect, useMemo, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { agencyFieldTexts } from '@/domain/failureTexts/agencyCreation';
import { LEAVING_STOPS_NOTHING } from '@/domain/failureTexts/uncertain';
import { pathTo } from '@/domain/paths';
import { LeaveGuard, NOT_SAVED } from '@/ui/LeaveGuard';
import { KeptInputNotice } from '../common/KeptInputNotice';
import { createRefusal } from '../common/refusal';
import { useKeptForm } from '../common/useKeptInput';
import { isOpenEnded } from '../common/useWriteOutcome';
import { AgencyCreationForm } from './AgencyCreationForm';
import { AgencyCreationOutcome } from './AgencyCreationOutcome';
import { agencyCreationSchema, type AgencyCreationValues } from './agencyCreationSchema';
import { INITIAL_VALUES, toPayload } from './toPayload';
import { useAgencyChoices } from './useAgencyChoices';
import { useCreateAgency } from './useCreateAgency';
import './AgencyCreationPage.css';

export { firstCalls } from './useAgencyChoices';

/** Agency creation (specification 2): a form, and a dialog that shows what becomes of it. */
export function AgencyCreationPage() {
  const lists = useAgencyChoices();
  const [destination, setDestination] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  const [refusal] = useState(createRefusal<AgencyCreationValues>);
  const { create, outcome, isTaken, check, isChecking, close } = useCreateAgency();
  const { timeZones, countries, featuresets } = lists.choices;
  const schema = useMemo(
    () => agencyCreationSchema({ timeZones, countries, featuresets }),
    [timeZones, countries, featuresets],
  );
  const formik = useFormik<AgencyCreationValues>({
    initialValues: INITIAL_VALUES,
    validationSchema: schema,
    validate: refusal.validate,
    // Formik counts as submitting until the dialog of the outcome is closed: then the first error gets the focus.
    onSubmit: (values) =>
      void create(toPayload(values), (failure) => {
        refusal.remember(agencyFieldTexts(failure), values);
        void validateForm();
      }),
  });
  const { validateForm } = formik;
  // A message about a list is about the list as it was.
  useEffect(() => void validateForm(), [schema, validateForm]);

  const isUnsaved = formik.dirty && outcome.state !== 'success';
  const input = useKeptForm({
    form: 'agency',
    formik,
    fields: ['name', 'abbreviation', 'measurement', 'timezone', 'country_code', 'featuresets'],
    when: isUnsaved,
    mayBeApplied: isOpenEnded(outcome),
  });

  // In place of the form: what is left for is decided, so nothing asks.
  if (destination !== null) return <Navigate to={destination} />;
  return (
    <>
      <KeptInputNotice {...input} />
      <AgencyCreationForm
        key={round}
        isAnother={round > 0}
        formik={formik}
        lists={lists}
        onSubmit={(event) => {
          refusal.forget();
          formik.handleSubmit(event);
        }}
      />
      <LeaveGuard when={isUnsaved} message={isOpenEnded(outcome) ? LEAVING_STOPS_NOTHING : NOT_SAVED} />
      {outcome.state !== 'idle' && (
        <AgencyCreationOutcome
          outcome={outcome}
          isTaken={isTaken}
          isChecking={isChecking}
          onCheck={() => void check()}
          onList={() =>
            setDestination(
              outcome.state === 'success'
                ? `${pathTo('agencies')}?filter=${encodeURIComponent(outcome.subject.abbreviation)}`
                : pathTo('agencies'),
            )
          }
          onAnother={() => {
            close();
            formik.resetForm();
            setRound(round + 1);
          }}
          onAgain={() => {
            close();
            formik.setSubmitting(false);
          }}
        />
      )}
    </>
  );
}
