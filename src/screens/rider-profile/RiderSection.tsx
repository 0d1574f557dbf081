import { type ReactNode } from 'react';
import { type Failure } from '@/domain/failures';
import { describeRiderFailure } from '@/domain/failureTexts/riderProfile';
import { QueryFailure } from '@/shared/errors/QueryFailure';

interface Props {
  query: { isFetching: boolean; refetch: () => unknown };
  failure: Failure | null;
  /** The message when the query has failed, from `RIDER_MESSAGE_INDEX`. */
  messageIndex: number;
  children: ReactNode;
}

/** A part of the rider's profile with its own query, and the query's failure above it. */
export function RiderSection({ query, failure, messageIndex, children }: Props) {
  return (
    <div className="rider-profile__section">
      {failure && (
        <QueryFailure failure={failure} title={describeRiderFailure(messageIndex, failure)} query={query} />
      )}
      {children}
    </div>
  );
}
