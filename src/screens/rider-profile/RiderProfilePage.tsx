import { useParams } from 'react-router-dom';
import { PrintTimestamp } from '../common/PrintTimestamp';
import { RiderBalance } from './RiderBalance';
import { RiderHeader } from './RiderHeader';
import { RiderTabs } from './RiderTabs';
import './RiderProfilePage.css';

/** One rider (specification 2). Profile, balance and lists are calls of their own, and fail apart from each other. */
export function RiderProfilePage() {
  const { abbreviation = '', user_id: userId = '' } = useParams();
  return (
    <>
      <PrintTimestamp />
      <div className="rider-profile">
        <RiderHeader agency={abbreviation} userId={userId} />
        <RiderBalance agency={abbreviation} userId={userId} />
      </div>
      {/* Nothing of one rider's open record, page or form shall stand under another's name. */}
      <RiderTabs key={`${abbreviation}/${userId}`} agency={abbreviation} userId={userId} />
    </>
  );
}
