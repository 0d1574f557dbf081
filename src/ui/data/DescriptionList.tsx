import { useState } from 'react';
import './DescriptionList.css';

export interface Description {
  label: string;
  /** Undefined while it is loading. */
  value: string | undefined;
  /** The tooltip; the value if it is undefined. */
  tooltip?: string | undefined;
}

export interface DescriptionField<T> {
  label: string;
  value: (record: T) => string;
  tooltip?: (record: T) => string | undefined;
}

/** The record is undefined while it is loading. */
export function toDescriptions<T>(
  fields: readonly DescriptionField<T>[],
  record: T | undefined,
): Description[] {
  return fields.map(({ label, value, tooltip }) => ({
    label,
    value: record && value(record),
    tooltip: record && tooltip?.(record),
  }));
}

interface Props {
  /** Names the list for screen readers. */
  label: string;
  descriptions: readonly Description[];
  /** Suppresses the announcement, when a failure or a dialog around the list announces the result. */
  isSilent?: boolean;
}

/** Labels and values of one record, or skeletons while it is loading. Announces when it is loaded. */
export function DescriptionList({ label, descriptions, isSilent = false }: Props) {
  const isLoading = descriptions.some(({ value }) => value === undefined);
  const [wasLoading] = useState(isLoading);
  return (
    <>
      <dl className="description-list card" aria-label={label} aria-busy={isLoading}>
        {descriptions.map((description) => (
          <div key={description.label} className="description-list__item">
            <dt>{description.label}</dt>
            <dd title={description.tooltip ?? description.value}>
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
