import { useParams } from 'react-router-dom';
import { agencyApi } from '@/api/agency';
import { prefetch, type PrefetchQueries } from '@/api/client/prefetch';
import { buildAgencyPath } from '@/domain/paths';
import { AGENCY_PAGES, type AgencyPageRoute } from '@/shared/agencies/agencyPages';
import { buildAgencyNamesQueries } from '@/shared/agencies/useAgencyNames';
import { useRefreshablePage } from '@/ui/hooks/useRefreshablePage';
import { Tiles } from '@/ui/navigation/Tiles';
import { AgencyHead } from './AgencyHead';
import { ProfilePanel } from './ProfilePanel';
import { useTileNotes } from './useTileNotes';
import './AgencyDashboardPage.css';

export const prefetchQueries: PrefetchQueries = ({ abbreviation = '' }) => [
  prefetch(agencyApi.endpoints.getAgency, { abbreviation }),
  ...buildAgencyNamesQueries(),
];

/** An agency's dashboard (section 2 of the specification): its profile and links to its pages. */
export function Component() {
  useRefreshablePage();
  const { abbreviation = '' } = useParams();
  const notes = useTileNotes(abbreviation);
  return (
    <div className="agency-dashboard">
      <AgencyHead abbreviation={abbreviation} />
      <Tiles
        label="The agency’s pages"
        hasNoteLine
        tiles={AGENCY_PAGES.map(({ route, label }) => ({
          label,
          icon: route,
          hint: HINTS[route],
          path: buildAgencyPath(route, abbreviation),
          note: notes[route],
        }))}
      />
      <ProfilePanel abbreviation={abbreviation} />
    </div>
  );
}

const HINTS: Readonly<Record<AgencyPageRoute, string>> = {
  riders: 'Find a rider, see profile and balance',
  purchaseOrders: 'See orders and their receipts',
  passes: 'See passes with price and state',
  businessRules: 'See and change the agency’s rules',
  appFeatures: 'Switch features on and off per application',
  agencyDiagnostics: 'Check the agency’s configuration',
  adminUsers: 'See administrators and register new ones',
};
