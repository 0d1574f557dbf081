import { type RouteName } from '@/domain/paths';
import { AGENCY_PAGES, type AgencyPageRoute } from '@/shared/agencies/agencyPages';
import { type IconName } from '@/ui/icons/Icon';

interface PageEntry {
  /** As in the menu and on the tiles; it differs from the page's title. */
  label: string;
  icon: IconName;
  /** The letters that open the page. */
  keys?: `g ${string}`;
  /** In the list of shortcuts, if that is not `label`. */
  shortcutLabel?: string;
}

const describeAgencyPage = (page: AgencyPageRoute) => ({
  label: AGENCY_PAGES.find(({ route }) => route === page)?.label ?? page,
  icon: page,
});

/**
 * The pages in the palette and in the list of shortcuts (which has this order). Null: the palette does not offer the page.
 * A rider's page needs a rider, so it is only among the recent ones.
 */
export const PAGE_ENTRIES: Readonly<Record<RouteName, PageEntry | null>> = {
  login: null,
  agencyLogin: null,
  riderProfile: null,
  home: { label: 'Home', icon: 'home', keys: 'g h' },
  agencies: { label: 'All Agencies', icon: 'agencies', keys: 'g a' },
  psoUsers: { label: 'PSO Users', icon: 'operators', keys: 'g u' },
  fleet: { label: 'Fleet', icon: 'globe', keys: 'g l' },
  agencyDashboard: {
    label: 'Agency Dashboard',
    icon: 'agencies',
    keys: 'g d',
    shortcutLabel: 'The agency’s dashboard',
  },
  riders: { ...describeAgencyPage('riders'), keys: 'g r' },
  passes: { ...describeAgencyPage('passes'), keys: 'g p' },
  purchaseOrders: { ...describeAgencyPage('purchaseOrders'), keys: 'g o' },
  businessRules: { ...describeAgencyPage('businessRules'), keys: 'g b' },
  appFeatures: { ...describeAgencyPage('appFeatures'), keys: 'g f' },
  agencyDiagnostics: { ...describeAgencyPage('agencyDiagnostics'), keys: 'g x' },
  adminUsers: { ...describeAgencyPage('adminUsers'), keys: 'g m' },
  adminRegistration: { label: 'Admin Registration', icon: 'register' },
  agencyCreation: { label: 'Create an Agency', icon: 'add' },
  rollout: { label: 'Rollout', icon: 'rollout' },
};
