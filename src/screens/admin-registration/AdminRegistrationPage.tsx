import { useParams } from 'react-router-dom';
import { AdminRegistration } from './AdminRegistration';

/** Admin registration (specification 2). Nothing of one agency is kept for another. */
export function AdminRegistrationPage() {
  const { abbreviation = '' } = useParams();
  return <AdminRegistration key={abbreviation} agency={abbreviation} />;
}
