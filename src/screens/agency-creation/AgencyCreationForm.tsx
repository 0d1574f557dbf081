import Button from 'antd/es/button';
import Input from 'antd/es/input/Input';
import { type FormikContextType, FormikProvider } from 'formik';
import { type FormEvent, useEffect } from 'react';
import { ChoiceField } from '@/ui/form/ChoiceField';
import { SearchChoiceField } from '@/ui/form/SearchChoiceField';
import { TextField } from '@/ui/form/TextField';
import { useFocusFirstError } from '@/ui/form/useFocusFirstError';
import { useIgnoreHeldEnter } from '@/ui/form/useIgnoreHeldEnter';
import { CallFailure } from '../common/CallFailure';
import { RegionLine } from '../common/RegionLine';
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
  /** The form follows another: the focus goes to its first field. */
  isAnother: boolean;
}

/** The fields of a new agency (specification 2). */
export function AgencyCreationForm({ formik, lists, onSubmit, isAnother }: Props) {
  const form = useFocusFirstError(formik);
  useIgnoreHeldEnter(form);
  useEffect(() => {
    if (isAnother) form.current?.querySelector('input')?.focus();
  }, [form, isAnother]);
  const { timeZones, countries, featuresets } = lists.choices;
  return (
    <FormikProvider value={formik}>
      <form
        ref={form}
        noValidate
        className="agency-creation"
        aria-labelledby="agency-creation-title"
        onSubmit={onSubmit}
      >
        <div className="agency-creation__head">
          <h2 id="agency-creation-title" className="agency-creation__title">
            New agency
          </h2>
          <RegionLine />
        </div>
        <div className="agency-creation__fields">
          <TextField name="name" label="Name" required />
          <ChoiceField name="measurement" label="Measurement" choices={MEASUREMENTS} />
          <TextField name="abbreviation" label="Abbreviation" required />
          <DatabaseName value={formik.values.abbreviation.trim()} />
          <SearchChoiceField
            name="timezone"
            label="Timezone"
            required
            choices={timeZones.choices}
            isLoading={timeZones.state === 'loading'}
          />
          <SearchChoiceField
            name="country_code"
            label="Country"
            required
            choices={countries.choices}
            isLoading={countries.state === 'loading'}
          />
        </div>
        <FeaturesetRows list={featuresets} />
        {lists.incomplete.length > 0 && (
          <CallFailure
            failure={lists.causes}
            kind="warning"
            title={`Not all ${inWords(lists.incomplete)} could be loaded`}
            onRetry={lists.reload}
            isRetrying={lists.isReloading}
          >
            Only what is in the lists can be chosen.
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

/** Always the abbreviation (specification 5). */
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

function inWords(names: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(names);
}
