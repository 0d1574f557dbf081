import { Link } from 'react-router-dom';
import { buildAgencyPath } from '@/domain/paths';
import { Icon } from '@/ui/icons/Icon';
import { useCurrentRoute } from '../routing/useCurrentRoute';

/** Shown on all pages of an agency except its login and its dashboard (section 2 of the specification). */
export function DashboardBanner() {
  const { route, agency } = useCurrentRoute();
  if (!agency || route?.access !== 'admin' || route.name === 'agencyDashboard') return null;
  return (
    <nav className="dashboard-banner" aria-label="Dashboard">
      <Link to={buildAgencyPath('agencyDashboard', agency)}>
        <Icon name="left" /> Return to {agency} Dashboard
      </Link>
    </nav>
  );
}
