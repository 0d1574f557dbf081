import Button from 'antd/es/button';
import Input, { type InputRef } from 'antd/es/input/Input';
import { type FormikContextType, FormikProvider } from 'formik';
import { type FormEvent, useEffect, useRef } from 'react';
import { CallFailure } from '@/shared/errors/CallFailure';
import { RegionLabel } from '@/shared/writes/RegionLabel';
import { SearchSelectField } from '@/ui/form/SearchSelectField';
import { SelectField } from '@/ui/form/SelectField';
import { TextField } from '@/ui/form/TextField';
import { useFocusFirstError } from '@/ui/form/useFocusFirstError';
import { useIgnoreEnterRepeat } from '@/ui/form/useIgnoreEnterRepeat';
import { type AgencyCreationValues } from './agencyCreationSchema';
import { FeaturesetRows } from './FeaturesetRows';
import { type useAgencyChoices } from './useAgencyChoices';

const MEASUREMENTS = [
  { value: 'imperial', label: 'Imperial' },
  { value: 'metric', label: 'Metric' },
];

interface Props {
  formik: FormikContextType<AgencyCreationValues>;
  lists: ReturnType<typeof useAgencyChoices>;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Whether the first field gets the focus when the form is mounted: after 'Add another'. */
  hasInitialFocus: boolean;
}

export function AgencyCreationForm({ formik, lists, onSubmit, hasInitialFocus }: Props) {
  const firstFieldRef = useRef<InputRef>(null);
  const formRef = useFocusFirstError(formik);
  useIgnoreEnterRepeat(formRef);
  useEffect(() => {
    if (hasInitialFocus) firstFieldRef.current?.focus();
  }, [hasInitialFocus]);
  const { timeZones, countries, featuresets } = lists.choices;
  return (
    <FormikProvider value={formik}>
      <form
        ref={formRef}
        noValidate
        className="agency-creation"
        aria-labelledby="agency-creation-title"
        onSubmit={onSubmit}
      >
        <div className="agency-creation__header">
          <h2 id="agency-creation-title" className="agency-creation__title">
            New agency
          </h2>
          <RegionLabel />
        </div>
        <div className="agency-creation__fields">
          <TextField name="name" label="Name" required inputRef={firstFieldRef} />
          <SelectField name="measurement" label="Measurement" options={MEASUREMENTS} />
          <TextField name="abbreviation" label="Abbreviation" required />
          <DatabaseName value={formik.values.abbreviation.trim()} />
          <SearchSelectField
            name="timezone"
            label="Timezone"
            required
            options={timeZones.choices}
            isLoading={timeZones.status === 'loading'}
          />
          <SearchSelectField
            name="country_code"
            label="Country"
            required
            options={countries.choices}
            isLoading={countries.status === 'loading'}
          />
        </div>
        <FeaturesetRows list={featuresets} />
        {lists.incompleteListNames.length > 0 && (
          <CallFailure
            failure={lists.failures}
            kind="warning"
            title={`Not all ${joinNames(lists.incompleteListNames)} could be loaded`}
            onRetry={lists.reload}
            isRetrying={lists.isReloading}
          >
            Only the loaded values can be chosen.
          </CallFailure>
        )}
        <div className="agency-creation__actions">
          <Button type="primary" htmlType="submit">
            Create agency
          </Button>
        </div>
      </form>
    </FormikProvider>
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

function joinNames(names: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(names);
}
