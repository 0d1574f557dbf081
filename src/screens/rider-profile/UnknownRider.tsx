import Button from 'antd/es/button';
import { Link, useNavigate } from 'react-router-dom';
import { type Failure } from '@/domain/failures';
import { describeRiderFailure, RIDER_MESSAGE_INDEX } from '@/domain/failureTexts/riderProfile';
import { buildFleetPath } from '@/domain/fleet/fleetPath';
import { buildAgencyPath } from '@/domain/paths';
import { usePortalDispatch } from '@/session/hooks';
import { searchTermChanged } from '@/session/searchTermsSlice';
import { FLEET_RIDERS_LIST } from '@/shared/fleet/ridersList';
import { EmptyState } from '@/ui/feedback/EmptyState';

interface Props {
  agency: string;
  userId: string;
  /** Of the profile. */
  failure: Failure;
}

/** Shown in place of a rider's profile when the agency has no such rider. */
export function UnknownRider({ agency, userId, failure }: Props) {
  const dispatch = usePortalDispatch();
  const navigate = useNavigate();
  const findEverywhere = () => {
    dispatch(searchTermChanged({ list: FLEET_RIDERS_LIST, term: userId }));
    void navigate(buildFleetPath({ tab: 'riders', find: 'search' }));
  };
  return (
    <div className="card" role="alert">
      <EmptyState
        title={`${agency} has no rider ${userId}`}
        // No link, because only this tab has the term: a new tab would have an empty field.
        action={<Button onClick={findEverywhere}>Find {userId} in all agencies</Button>}
      >
        <p>{describeRiderFailure(RIDER_MESSAGE_INDEX.profile, failure)}</p>
        <Link to={buildAgencyPath('riders', agency)}>See the riders of {agency}</Link>
      </EmptyState>
    </div>
  );
}
