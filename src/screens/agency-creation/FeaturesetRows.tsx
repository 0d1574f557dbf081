import Button from 'antd/es/button';
import Switch from 'antd/es/switch';
import { FieldArray, type FieldArrayRenderProps, useField } from 'formik';
import { useRef } from 'react';
import { AGENCY_DEFAULTS } from '@/domain/limits';
import { SelectField } from '@/ui/form/SelectField';
import { type AgencyCreationValues } from './agencyCreationSchema';
import { type Choice, type ChoiceList } from './useAgencyChoices';

type Rows = AgencyCreationValues['featuresets'];

/** The feature sets of a new agency: at least one, each at most once, enabled or disabled. */
export function FeaturesetRows({ list }: { list: ChoiceList }) {
  const [{ value: rows }] = useField<Rows>('featuresets');
  const addButtonRef = useRef<HTMLButtonElement>(null);
  const usedIds = rows.map(({ featureset_id }) => featureset_id);
  const nextChoice = pickNextChoice(list.choices, usedIds);

  const renderRows = ({ push, remove }: FieldArrayRenderProps) => (
    <fieldset className="featuresets">
      <legend className="featuresets__legend">Feature sets</legend>
      {rows.map(({ featureset_id }, index) => (
        <div key={featureset_id} className="featuresets__row">
          <SelectField
            name={`featuresets[${index}].featureset_id`}
            label={`Feature set ${index + 1}`}
            options={listRowChoices(list.choices, featureset_id, usedIds)}
          />
          <EnabledSwitch index={index} />
          <Button
            className="featuresets__control"
            aria-label={`Remove feature set ${index + 1}`}
            disabled={rows.length === 1}
            onClick={() => {
              remove(index);
              // The focused button unmounts.
              addButtonRef.current?.focus();
            }}
          >
            Remove
          </Button>
        </div>
      ))}
      <Button
        ref={addButtonRef}
        disabled={nextChoice === undefined}
        onClick={() => nextChoice && push({ featureset_id: nextChoice.value, enabled: true })}
      >
        Add feature set
      </Button>
    </fieldset>
  );
  return <FieldArray name="featuresets">{renderRows}</FieldArray>;
}

function EnabledSwitch({ index }: { index: number }) {
  const [{ value }, , { setValue }] = useField<boolean>(`featuresets[${index}].enabled`);
  const id = `featureset-${index}-enabled`;
  return (
    <label className="featuresets__control featuresets__enabled" htmlFor={id}>
      <Switch
        id={id}
        size="small"
        checked={value}
        aria-label={`Feature set ${index + 1} enabled`}
        onChange={(enabled) => void setValue(enabled)}
      />
      {value ? 'Enabled' : 'Disabled'}
    </label>
  );
}

/** Returns a row's own feature set and those that no other row uses. */
function listRowChoices(
  choices: readonly Choice[],
  ownId: string,
  usedIds: readonly string[],
): readonly Choice[] {
  const available = choices.filter(({ value }) => value === ownId || !usedIds.includes(value));
  return available.some(({ value }) => value === ownId)
    ? available
    : [{ value: ownId, label: ownId }, ...available];
}

/** Returns the feature set of a new row: the default one if it is unused, otherwise the first unused one. */
function pickNextChoice(choices: readonly Choice[], usedIds: readonly string[]): Choice | undefined {
  const available = choices.filter(({ value }) => !usedIds.includes(value));
  const defaultId = String(AGENCY_DEFAULTS.featuresets[0].featureset_id);
  return available.find(({ value }) => value === defaultId) ?? available[0];
}
