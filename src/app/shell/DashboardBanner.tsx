import { Link, useLocation, useParams } from 'react-router-dom';
import { agencyPathTo, areParametersValid } from '../../domain/paths';

/** The way back to the agency's dashboard, on every page of an agency but its login and the dashboard itself (specification 2). */
export function DashboardBanner() {
  const parameters = useParams();
  const { pathname } = useLocation();
  const { abbreviation } = parameters;
  if (abbreviation === undefined || !areParametersValid(parameters)) return null;
  const dashboard = agencyPathTo('agencyDashboard', abbreviation);
  if (pathname === dashboard || pathname === agencyPathTo('agencyLogin', abbreviation)) return null;
  return (
    <nav className="dashboard-banner" aria-label="Dashboard">
      <Link to={dashboard}>
        <span aria-hidden="true">←</span> Return to {abbreviation} Dashboard
      </Link>
    </nav>
  );
}
