import { useParams } from 'react-router-dom';
import { PrintTimestamp } from '@/shared/lists/PrintTimestamp';
import { RiderBalance } from './RiderBalance';
import { RiderHeader } from './RiderHeader';
import { RiderTabs } from './RiderTabs';
import './RiderProfilePage.css';

/** One rider (section 2 of the specification). Each of its calls can fail without the others. */
export function RiderProfilePage() {
  const { abbreviation = '', user_id: userId = '' } = useParams();
  return (
    <>
      <PrintTimestamp />
      <div className="rider-profile">
        <RiderHeader agency={abbreviation} userId={userId} />
        <RiderBalance agency={abbreviation} userId={userId} />
      </div>
      {/* The key resets open records, pages and forms when the URL changes to another rider. */}
      <RiderTabs key={`${abbreviation}/${userId}`} agency={abbreviation} userId={userId} />
    </>
  );
}
