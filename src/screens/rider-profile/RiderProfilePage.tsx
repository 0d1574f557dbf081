import { useParams } from 'react-router-dom';
import { useGetBalanceQuery } from '@/api/balance';
import { useGetProfileQuery } from '@/api/profile';
import { isNotFound } from '@/domain/failures';
import { useFailureSinceMount } from '@/shared/errors/useFailureSinceMount';
import { PrintTimestamp } from '@/shared/lists/columns/PrintTimestamp';
import { useListRefetchPolicy } from '@/shared/lists/infinite/useListRefetchPolicy';
import { usePreloadImpactLine } from '@/shared/writes/impact/LazyImpactLine';
import { usePendingCorrections } from './correction/write/usePendingCorrections';
import { RiderBalance } from './RiderBalance';
import { RiderHeader } from './RiderHeader';
import { RiderTabs } from './RiderTabs';
import { UnknownRider } from './UnknownRider';
import './RiderProfilePage.css';

/**
 * One rider (section 2 of the specification). Each of its calls can fail without the others; but if neither
 * profile nor balance is found, the page says only that the agency has no such rider.
 */
export function Component() {
  const { abbreviation = '', user_id: userId = '' } = useParams();
  usePreloadImpactLine();
  const arg = { agency: abbreviation, userId };
  // Not older than the lists below. Unlike a list, both are read again after a lost connection.
  const { refetchOnMountOrArgChange } = useListRefetchPolicy();
  const profileQuery = useGetProfileQuery(arg, { refetchOnMountOrArgChange });
  const balanceQuery = useGetBalanceQuery(arg, { refetchOnMountOrArgChange });
  const { currentData: profile } = profileQuery;
  const { currentData: balance } = balanceQuery;
  const pendingCorrections = usePendingCorrections(abbreviation, userId);
  const failure = useFailureSinceMount({ error: profileQuery.error, data: profile });
  const balanceFailure = useFailureSinceMount({ error: balanceQuery.error, data: balance });
  // A rider may have a balance without a profile.
  const hasNoBalance = !balance && balanceFailure && isNotFound(balanceFailure);
  if (!profile && failure && isNotFound(failure) && hasNoBalance && pendingCorrections.length === 0)
    return <UnknownRider {...arg} failure={failure} />;
  return (
    <>
      <PrintTimestamp />
      <div className="rider-profile">
        <RiderHeader {...arg} query={profileQuery} failure={failure} />
        <RiderBalance query={balanceQuery} failure={balanceFailure} />
      </div>
      <RiderTabs {...arg} />
    </>
  );
}
