import { useParams } from 'react-router-dom';
import { buildAgencyPath } from '@/domain/paths';
import { Tiles } from '@/ui/navigation/Tiles';
import { AgencyHead } from './AgencyHead';
import { ProfilePanel } from './ProfilePanel';
import { useTileNotes } from './useTileNotes';
import './AgencyDashboardPage.css';

// The route table reads `prefetchQueries` from the screen's page module.
export { prefetchQueries } from './prefetchQueries';

/** An agency's dashboard (section 2 of the specification): its profile and links to its pages. */
export function AgencyDashboardPage() {
  const { abbreviation = '' } = useParams();
  const notes = useTileNotes(abbreviation);
  return (
    <div className="agency-dashboard">
      <AgencyHead abbreviation={abbreviation} />
      <Tiles
        label="The agency’s pages"
        tiles={TILES.map(({ route, ...tile }) => ({
          ...tile,
          path: buildAgencyPath(route, abbreviation),
          note: notes[route] ?? null,
        }))}
      />
      <ProfilePanel abbreviation={abbreviation} />
    </div>
  );
}

/** In the order of the specification, with its labels. */
const TILES = [
  { route: 'riders', icon: 'riders', label: 'All Riders', hint: 'Find a rider, see profile and balance' },
  {
    route: 'purchaseOrders',
    icon: 'orders',
    label: 'Purchase Orders',
    hint: 'See orders and their receipts',
  },
  { route: 'passes', icon: 'passes', label: 'All Passes', hint: 'See passes with price and state' },
  {
    route: 'businessRules',
    icon: 'rules',
    label: 'Business Rules',
    hint: 'See and change the agency’s rules',
  },
  {
    route: 'appFeatures',
    icon: 'features',
    label: 'Client App Features',
    hint: 'Switch features on and off per application',
  },
  {
    route: 'agencyDiagnostics',
    icon: 'diagnostics',
    label: 'Agency Diagnostics',
    hint: 'Check the agency’s configuration',
  },
  {
    route: 'adminUsers',
    icon: 'administrators',
    label: 'Admins',
    hint: 'See administrators and register new ones',
  },
] as const;
