import { useState } from 'react';
import './DescriptionList.css';

export interface Description {
  label: string;
  /** Undefined while it is under way. */
  value: string | undefined;
  hint?: string | undefined;
}

/** A fact as it is read from a record. */
export interface DescriptionField<T> {
  label: string;
  value: (record: T) => string;
  hint?: (record: T) => string | undefined;
}

/** The facts of a record, without values while it is under way. */
export function toDescriptions<T>(
  fields: readonly DescriptionField<T>[],
  record: T | undefined,
): Description[] {
  return fields.map(({ label, value, hint }) => ({
    label,
    value: record && value(record),
    hint: record && hint?.(record),
  }));
}

interface Props {
  /** What is told of. */
  label: string;
  descriptions: readonly Description[];
  /** Something around it says what came of it: a failure, a dialog. */
  isSilent?: boolean;
}

/** What is known of one thing: names and values, each in its place from the start; told once they are there. */
export function DescriptionList({ label, descriptions, isSilent = false }: Props) {
  const isLoading = descriptions.some(({ value }) => value === undefined);
  const [wasLoading] = useState(isLoading);
  return (
    <>
      <dl className="description-list" aria-label={label} aria-busy={isLoading}>
        {descriptions.map((description) => (
          <div key={description.label} className="description-list__item">
            <dt>{description.label}</dt>
            <dd title={description.hint ?? description.value}>
              {description.value ?? (
                <span className="description-list__skeleton" aria-label="Loading" role="img" />
              )}
            </dd>
          </div>
        ))}
      </dl>
      {wasLoading && (
        <p aria-live="polite" className="visually-hidden">
          {!isLoading && !isSilent && `${label}, loaded`}
        </p>
      )}
    </>
  );
}
