import { Link } from 'react-router-dom';
import { agencyPathTo } from '@/domain/paths';
import { useHere } from '../useHere';

/** The way back to the agency's dashboard, on every page of an agency but its login and the dashboard itself (specification 2). */
export function DashboardBanner() {
  const { row, agency } = useHere();
  if (!agency || row?.access !== 'admin' || row.name === 'agencyDashboard') return null;
  return (
    <nav className="dashboard-banner" aria-label="Dashboard">
      <Link to={agencyPathTo('agencyDashboard', agency)}>
        <span aria-hidden="true">←</span> Return to {agency} Dashboard
      </Link>
    </nav>
  );
}
