import Button from 'antd/es/button';
import Switch from 'antd/es/switch';
import { FieldArray, type FieldArrayRenderProps, useField } from 'formik';
import { useRef } from 'react';
import { AGENCY_DEFAULTS } from '@/domain/limits';
import { ChoiceField } from '@/ui/form/ChoiceField';
import { type AgencyCreationValues } from './agencyCreationSchema';
import { type Choice, type ChoiceList } from './useAgencyChoices';

type Rows = AgencyCreationValues['featuresets'];

/** The feature sets of a new agency: at least one, each once, on or off. */
export function FeaturesetRows({ list }: { list: ChoiceList }) {
  const [{ value: rows }] = useField<Rows>('featuresets');
  const add = useRef<HTMLButtonElement>(null);
  const taken = rows.map(({ featureset_id }) => featureset_id);
  const next = nextOf(list.choices, taken);

  const body = ({ push, remove }: FieldArrayRenderProps) => (
    <fieldset className="featuresets">
      <legend className="featuresets__legend">Feature sets</legend>
      {rows.map(({ featureset_id }, index) => (
        <div key={featureset_id} className="featuresets__row">
          <ChoiceField
            name={`featuresets[${index}].featureset_id`}
            label={`Feature set ${index + 1}`}
            choices={choicesOf(list.choices, featureset_id, taken)}
          />
          <EnabledSwitch index={index} />
          <Button
            className="featuresets__control"
            aria-label={`Remove feature set ${index + 1}`}
            disabled={rows.length === 1}
            onClick={() => {
              remove(index);
              // The button that had the focus goes with its row.
              add.current?.focus();
            }}
          >
            Remove
          </Button>
        </div>
      ))}
      <Button
        ref={add}
        disabled={next === undefined}
        onClick={() => next && push({ featureset_id: next.value, enabled: true })}
      >
        Add feature set
      </Button>
    </fieldset>
  );
  return <FieldArray name="featuresets">{body}</FieldArray>;
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

/** What a row can be: its own choice, and those that no other row has. */
function choicesOf(choices: readonly Choice[], own: string, taken: readonly string[]): readonly Choice[] {
  const free = choices.filter(({ value }) => value === own || !taken.includes(value));
  return free.some(({ value }) => value === own) ? free : [{ value: own, label: own }, ...free];
}

/** What a new row begins with: the default where it is free, else the first that is. */
function nextOf(choices: readonly Choice[], taken: readonly string[]): Choice | undefined {
  const free = choices.filter(({ value }) => !taken.includes(value));
  const usual = String(AGENCY_DEFAULTS.featuresets[0].featureset_id);
  return free.find(({ value }) => value === usual) ?? free[0];
}
