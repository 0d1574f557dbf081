import { useParams } from 'react-router-dom';
import { AdminRegistration } from './AdminRegistration';

/** The key resets the form and its status when the agency changes. */
export function AdminRegistrationPage() {
  const { abbreviation = '' } = useParams();
  return <AdminRegistration key={abbreviation} agency={abbreviation} />;
}
