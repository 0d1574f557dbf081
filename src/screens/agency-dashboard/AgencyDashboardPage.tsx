import { useParams } from 'react-router-dom';
import { buildAgencyPath } from '@/domain/paths';
import { Tiles } from '@/ui/navigation/Tiles';
import { ProfilePanel } from './ProfilePanel';
import './AgencyDashboardPage.css';

// The route table reads `prefetchQueries` from the screen's page module.
export { prefetchQueries } from './prefetchQueries';

/** An agency's dashboard (section 2 of the specification): its profile and links to its pages. */
export function AgencyDashboardPage() {
  const { abbreviation = '' } = useParams();
  return (
    <div className="agency-dashboard">
      <ProfilePanel abbreviation={abbreviation} />
      <Tiles
        label="The agency’s pages"
        tiles={[
          {
            path: buildAgencyPath('riders', abbreviation),
            label: 'All Riders',
            hint: 'Find a rider, see profile and balance',
          },
          {
            path: buildAgencyPath('purchaseOrders', abbreviation),
            label: 'Purchase Orders',
            hint: 'See orders and their receipts',
          },
          {
            path: buildAgencyPath('passes', abbreviation),
            label: 'All Passes',
            hint: 'See passes with price and state',
          },
          {
            path: buildAgencyPath('businessRules', abbreviation),
            label: 'Business Rules',
            hint: 'See and change the agency’s rules',
          },
          {
            path: buildAgencyPath('appFeatures', abbreviation),
            label: 'Client App Features',
            hint: 'Switch features on and off per application',
          },
          {
            path: buildAgencyPath('agencyDiagnostics', abbreviation),
            label: 'Agency Diagnostics',
            hint: 'Check the agency’s configuration',
          },
          {
            path: buildAgencyPath('adminUsers', abbreviation),
            label: 'Admins',
            hint: 'See administrators and register new ones',
          },
        ]}
      />
    </div>
  );
}
