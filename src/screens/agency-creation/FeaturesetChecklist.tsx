import Switch from 'antd/es/switch';
import { getIn, useField } from 'formik';
import { useState } from 'react';
import { MutedSuffix } from '@/ui/data/MutedSuffix';
import { type AgencyCreationValues } from './agencyCreationSchema';
import { type Choice, type ChoiceList, describeUnlisted } from './useAgencyChoices';

type Rows = AgencyCreationValues['featuresets'];

/** The feature sets of a new agency: at least one is checked, and each checked one is enabled or disabled. */
export function FeaturesetChecklist({ list }: { list: ChoiceList }) {
  const [{ value: rows }, { error, touched }, { setValue }] = useField<Rows>('featuresets');
  // The ids that are or were checked. A set that the loaded list lacks stays on the page after it is unchecked, so that
  // it can be checked again.
  const [checkedIds, setCheckedIds] = useState<readonly string[]>([]);
  const newIds = rows.map(({ featureset_id }) => featureset_id).filter((id) => !checkedIds.includes(id));
  if (newIds.length > 0) setCheckedIds([...checkedIds, ...newIds]);
  const errorText = touched ? findErrorText(error, rows) : undefined;
  const setRow = (id: string, row: Rows[number] | null) => {
    const isNew = rows.every(({ featureset_id }) => featureset_id !== id);
    if (row && isNew) return void setValue([...rows, row]);
    void setValue(rows.flatMap((current) => (current.featureset_id === id ? (row ?? []) : current)));
  };
  return (
    <fieldset className="featuresets" aria-describedby="featuresets-error">
      <legend className="featuresets__legend">Feature sets</legend>
      <p className="field__hint">
        The agency gets the checked sets. A switch says whether its set is enabled.
      </p>
      <ul className="featuresets__list" aria-busy={list.status === 'loading'}>
        {listChoices(list, checkedIds).map(({ value: id, label, suffix = '' }, index) => {
          const row = rows.find(({ featureset_id }) => featureset_id === id);
          return (
            <li key={id} className="featuresets__row">
              <label className="featuresets__name">
                <input
                  type="checkbox"
                  checked={row !== undefined}
                  // The first box stands for the list, so that it gets the focus after a submit.
                  aria-invalid={errorText !== undefined && index === 0}
                  onChange={({ target }) =>
                    setRow(id, target.checked ? { featureset_id: id, enabled: true } : null)
                  }
                />
                <span>
                  <MutedSuffix text={label} suffix={suffix} />
                </span>
              </label>
              <Switch
                size="small"
                checked={row?.enabled ?? false}
                disabled={row === undefined}
                aria-label={`${label}${suffix} enabled`}
                onChange={(enabled) => setRow(id, { featureset_id: id, enabled })}
              />
              {row && (
                <span className="field__hint" aria-hidden="true">
                  {row.enabled ? 'enabled' : 'disabled'}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <p id="featuresets-error" className="field__error" aria-live="polite">
        {errorText}
      </p>
    </fieldset>
  );
}

/** The feature sets of the list, and before them those of `ids` that are not in it. */
function listChoices({ options, status }: ChoiceList, ids: readonly string[]): readonly Choice[] {
  const unlistedIds = ids.filter((id) => options.every(({ value }) => value !== id));
  return [...unlistedIds.map((id) => ({ value: id, label: describeUnlisted(id, status) })), ...options];
}

/** The error of the list, or the first one of its rows. */
function findErrorText(error: unknown, rows: Rows): string | undefined {
  if (typeof error === 'string') return error;
  return rows
    .map((_row, index) => getIn({ error }, `error[${index}].featureset_id`) as string | undefined)
    .find((text) => text !== undefined);
}
