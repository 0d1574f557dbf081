import { Link } from 'react-router-dom';
import { buildAgencyPath } from '@/domain/paths';
import { Icon } from '@/ui/icons/Icon';
import { useCurrentRoute } from '../routing/useCurrentRoute';
import { type ShownTimeZone } from '../times/shownTimeZone';

interface Props {
  /** Undefined for the browser's. */
  zone: ShownTimeZone | undefined;
}

/** Shown on all pages of an agency except its login and its dashboard (section 2 of the specification). */
export function DashboardBanner({ zone }: Props) {
  const { route, agency } = useCurrentRoute();
  if (!agency || route?.access !== 'admin' || route.name === 'agencyDashboard') return null;
  return (
    <nav className="dashboard-banner" aria-label="Dashboard">
      <Link to={buildAgencyPath('agencyDashboard', agency)}>
        <Icon name="left" /> Return to {agency} Dashboard
      </Link>
      {zone && (
        <span className="dashboard-banner__zone">
          Times of records: {zone.name || `yours (${zone.problem})`}
        </span>
      )}
    </nav>
  );
}
