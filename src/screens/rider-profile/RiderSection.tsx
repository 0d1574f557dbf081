import { type ReactNode } from 'react';
import { type Failure } from '@/domain/failures';
import { describeRiderFailure, type RiderMessage } from '@/domain/failureTexts/riderProfile';
import { QueryFailure } from '@/shared/errors/QueryFailure';

/** The query of a part, as the part uses it. */
export interface RiderQuery<Data> {
  currentData?: Data;
  fulfilledTimeStamp?: number;
  isFetching: boolean;
  refetch: () => unknown;
}

interface Props {
  query: RiderQuery<unknown>;
  failure: Failure | null;
  /** The message when the query has failed. */
  message: RiderMessage;
  children: ReactNode;
}

/** A part of the rider's profile, and the failure of its query above it. */
export function RiderSection({ query, failure, message, children }: Props) {
  return (
    <div className="rider-profile__section">
      {failure && (
        <QueryFailure failure={failure} title={describeRiderFailure(message, failure)} query={query} />
      )}
      {children}
    </div>
  );
}
