import { useState } from 'react';
import './DescriptionList.css';

export interface Description {
  label: string;
  /** Undefined while it is loading. */
  value: string | undefined;
  /** The tooltip; the value if it is undefined. */
  hint?: string | undefined;
}

/** A label, and functions that read its value and tooltip from a record. */
export interface DescriptionField<T> {
  label: string;
  value: (record: T) => string;
  hint?: (record: T) => string | undefined;
}

/** Returns the label and value of each field; the values are undefined while the record is loading. */
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
  /** Names the list for screen readers. */
  label: string;
  descriptions: readonly Description[];
  /**
   * Suppresses the announcement for screen readers, when a failure or a dialog around the list announces the result.
   */
  isSilent?: boolean;
}

/**
 * Labels and values of one record. It renders skeletons while the values are loading, and announces when they are
 * loaded.
 */
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
