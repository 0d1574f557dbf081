import Button from 'antd/es/button';
import Input, { type InputRef } from 'antd/es/input/Input';
import { type FormikContextType } from 'formik';
import { type FormEvent, type RefObject, useEffect, useId, useRef } from 'react';
import { DEFAULT_REGION } from '@/domain/regions';
import { formatList } from '@/lib/text/formatList';
import { selectRegion } from '@/session/auth/sessionSlice';
import { usePortalSelector } from '@/session/hooks';
import { CallFailure } from '@/shared/errors/CallFailure';
import { FormCard } from '@/shared/forms/FormCard';
import { PlaceLine } from '@/shared/writes/PlaceLine';
import { FailureAlert } from '@/ui/feedback/FailureAlert';
import { SelectField } from '@/ui/form/SelectField';
import { TextField } from '@/ui/form/TextField';
import { type AgencyCreationValues } from './agencyCreationSchema';
import { FeaturesetChecklist } from './FeaturesetChecklist';
import { type ChoiceList, describeUnlisted, type useAgencyChoices } from './useAgencyChoices';
import { type NotSentReason } from './useSubmitAfterLoading';

const MEASUREMENTS = [
  { value: 'imperial', label: 'Imperial' },
  { value: 'metric', label: 'Metric' },
];

const NEXT_STEPS = [
  'The agency is in All Agencies. Open it there: your operator account signs in to it.',
  'Its dashboard shows the state of its database.',
  'Register its administrators, set its business rules, and switch on its app features.',
  'Run its diagnostics: they show what is not configured yet.',
];

const NOT_SENT_TEXTS: Readonly<Record<NotSentReason, string>> = {
  listIncomplete: 'It was not sent, because not all lists could be loaded.',
  valueChanged: 'It was not sent, because you changed a value.',
};

interface Props {
  formik: FormikContextType<AgencyCreationValues>;
  choices: ReturnType<typeof useAgencyChoices>;
  /** Whether the form was submitted, and is sent when the lists are there. */
  isWaiting: boolean;
  /** Null unless a submitted form that waited for the lists was not sent. */
  notSentReason: NotSentReason | null;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Whether the first field gets the focus when the form is mounted: after 'Add another'. */
  hasInitialFocus: boolean;
  firstFieldRef: RefObject<InputRef | null>;
}

export function AgencyCreationForm(props: Props) {
  const { formik, choices, isWaiting, notSentReason, onSubmit, hasInitialFocus, firstFieldRef } = props;
  useEffect(() => {
    if (hasInitialFocus) firstFieldRef.current?.focus();
  }, [hasInitialFocus, firstFieldRef]);
  const region = usePortalSelector(selectRegion);
  const { timeZones, countries, featuresets } = choices.lists;
  const placeId = useId();
  const statusRef = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // With Enter in a field, the button and its status can be below the window.
    if (isWaiting || notSentReason) statusRef.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isWaiting, notSentReason]);
  const abbreviation = formik.values.abbreviation.trim();
  return (
    <FormCard
      title="New agency"
      formik={formik}
      onSubmit={onSubmit}
      nextSteps={NEXT_STEPS}
      fields={
        <>
          <TextField name="name" label="Name" inputRef={firstFieldRef} />
          <TextField name="abbreviation" label="Abbreviation" />
          <DatabaseName value={abbreviation} />
          <SelectField name="measurement" label="Measurement" options={MEASUREMENTS} />
          <ChoiceField name="timezone" label="Timezone" list={timeZones} />
          <ChoiceField name="country_code" label="Country" list={countries} />
          {region !== DEFAULT_REGION && (
            <p className="field__hint">
              The preset measurement, time zone and country are the platform’s defaults, not this region’s.
            </p>
          )}
        </>
      }
    >
      <div className="agency-creation">
        <FeaturesetChecklist list={featuresets} />
        {choices.incompleteListNames.length > 0 && (
          <CallFailure
            failure={choices.failures}
            kind="warning"
            title={`Not all ${formatList(choices.incompleteListNames)} could be loaded`}
            onRetry={choices.reload}
            isRetrying={choices.isReloading}
          >
            Only the loaded values can be chosen.
          </CallFailure>
        )}
        {choices.emptyListNames.length > 0 && (
          <FailureAlert
            kind="warning"
            title={`The platform has no ${formatList(choices.emptyListNames)}`}
            onAction={choices.reload}
            isActionRunning={choices.isReloading}
          >
            An agency needs a time zone, a country and a feature set, so none can be created.
          </FailureAlert>
        )}
        <div id={placeId}>
          <PlaceLine path={[abbreviation === '' ? 'a new agency' : `${abbreviation}, a new agency`]} />
        </div>
        <div className="agency-creation__actions">
          <Button type="primary" htmlType="submit" aria-describedby={placeId}>
            Create agency
          </Button>
          <p className="field__hint">What is entered here cannot be changed later in this portal.</p>
          <p role="status" ref={statusRef}>
            {isWaiting && 'It is sent when the lists above have loaded.'}
            {notSentReason && NOT_SENT_TEXTS[notSentReason]}
            {notSentReason && formik.isValid && ' Press Create agency again.'}
          </p>
        </div>
      </div>
    </FormCard>
  );
}

function ChoiceField({ list, ...props }: { name: string; label: string; list: ChoiceList }) {
  return (
    <SelectField
      {...props}
      required
      options={list.options}
      isLoading={list.status === 'loading'}
      describeUnlisted={(value) => describeUnlisted(value, list.status)}
    />
  );
}

/** The database name always equals the abbreviation (section 5 of the specification). */
function DatabaseName({ value }: { value: string }) {
  return (
    <div className="field">
      <label className="field__label" htmlFor="database-name">
        Database name
      </label>
      <Input id="database-name" readOnly value={value} aria-describedby="database-name-hint" />
      <p id="database-name-hint" className="field__hint">
        The same as the abbreviation
      </p>
    </div>
  );
}
