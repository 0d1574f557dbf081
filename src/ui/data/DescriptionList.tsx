import { type ReactNode, useState } from 'react';
import { type formatTimestamp } from '@/domain/dates';
import { RecordTime } from './RecordTime';
import './DescriptionList.css';

export interface Description {
  label: string;
  /** Explains the label: its tooltip. */
  description?: string;
  /** Undefined while it is loading. */
  value: string | undefined;
  /** The time that the value shows, ISO 8601. */
  time?: string | null;
  formatTime?: typeof formatTimestamp;
  /** Behind a value that is not a time, for example a button that copies it. */
  end?: ReactNode;
}

export interface DescriptionField<T> {
  label: string;
  description?: string;
  value: (record: T) => string;
  time?: (record: T) => string | null;
  formatTime?: typeof formatTimestamp;
  end?: (record: T) => ReactNode;
}

/** The record is undefined while it is loading. */
export function toDescriptions<T>(
  fields: readonly DescriptionField<T>[],
  record: T | undefined,
): Description[] {
  return fields.map(({ label, description, value, time, formatTime, end }) => ({
    label,
    description,
    value: record && value(record),
    time: record && time?.(record),
    formatTime,
    end: record && end?.(record),
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
        {descriptions.map(({ label: fieldLabel, description, value, time, formatTime, end }) => (
          <div key={fieldLabel} className="description-list__item">
            <dt title={description}>{fieldLabel}</dt>
            <dd title={time ? undefined : value} className={end ? 'description-list__with-end' : undefined}>
              {value === undefined ? (
                <span className="description-list__skeleton" aria-label="Loading" role="img" />
              ) : end ? (
                <span className="description-list__value">{value}</span>
              ) : time ? (
                <RecordTime time={time} format={formatTime} />
              ) : (
                value
              )}
              {end}
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
