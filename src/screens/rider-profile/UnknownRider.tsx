import { Link } from 'react-router-dom';
import { type Failure } from '@/domain/failures';
import { describeRiderFailure } from '@/domain/failureTexts/riderProfile';
import { buildAgencyPath } from '@/domain/paths';
import { FindInAllAgencies } from '@/shared/fleet-ui/FindInAllAgencies';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { useRefreshablePage } from '@/ui/hooks/useRefreshablePage';

interface Props {
  agency: string;
  userId: string;
  /** Of the profile. */
  failure: Failure;
}

/** Shown in place of a rider's profile when the agency has no such rider. */
export function UnknownRider({ agency, userId, failure }: Props) {
  useRefreshablePage();
  return (
    <div className="card" role="alert">
      <EmptyState
        title={`${agency} has no rider ${userId}`}
        action={<FindInAllAgencies term={userId}>{`Find ${userId} in all agencies`}</FindInAllAgencies>}
      >
        <p>{describeRiderFailure('profile', failure)}</p>
        <Link to={buildAgencyPath('riders', agency)}>See the riders of {agency}</Link>
      </EmptyState>
    </div>
  );
}
