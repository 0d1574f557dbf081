import { useParams } from 'react-router-dom';
import { useGetProfileQuery } from '@/api/profile';
import { toFailure } from '@/domain/failures';
import { PrintTimestamp } from '@/shared/lists/columns/PrintTimestamp';
import { usePreloadImpactLine } from '@/shared/writes/impact/LazyImpactLine';
import { RiderBalance } from './RiderBalance';
import { RiderHeader } from './RiderHeader';
import { RiderTabs } from './RiderTabs';
import { UnknownRider } from './UnknownRider';
import './RiderProfilePage.css';

/**
 * One rider (section 2 of the specification). Each of its calls can fail without the others; but if the agency has no such
 * rider, the page says only that.
 */
export function RiderProfilePage() {
  const { abbreviation = '', user_id: userId = '' } = useParams();
  usePreloadImpactLine();
  const { currentData: profile, error } = useGetProfileQuery({ agency: abbreviation, userId });
  const failure = error && !profile ? toFailure(error) : null;
  if (failure?.status === 404)
    return <UnknownRider agency={abbreviation} userId={userId} failure={failure} />;
  return (
    <>
      <PrintTimestamp />
      <div className="rider-profile">
        <RiderHeader agency={abbreviation} userId={userId} />
        <RiderBalance agency={abbreviation} userId={userId} />
      </div>
      <RiderTabs agency={abbreviation} userId={userId} />
    </>
  );
}
