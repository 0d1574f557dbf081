import { useParams } from 'react-router-dom';
import { RiderBalance } from './RiderBalance';
import { RiderHead } from './RiderHead';
import './RiderProfilePage.css';

/** One rider (specification 2). Profile and balance are calls of their own, and fail apart from each other. */
export function RiderProfilePage() {
  const { abbreviation = '', user_id: userId = '' } = useParams();
  return (
    <div className="rider-profile">
      <RiderHead agency={abbreviation} userId={userId} />
      <RiderBalance agency={abbreviation} userId={userId} />
    </div>
  );
}
