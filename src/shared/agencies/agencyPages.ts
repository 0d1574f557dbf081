import { type IconName } from '@/ui/icons/Icon';

/** The pages of an agency's dashboard, in the order and with the names of its tiles (section 2 of the specification). */
export const AGENCY_PAGES = [
  { route: 'riders', label: 'All Riders', icon: 'riders' },
  { route: 'purchaseOrders', label: 'Purchase Orders', icon: 'orders' },
  { route: 'passes', label: 'All Passes', icon: 'passes' },
  { route: 'businessRules', label: 'Business Rules', icon: 'rules' },
  { route: 'appFeatures', label: 'Client App Features', icon: 'features' },
  { route: 'agencyDiagnostics', label: 'Agency Diagnostics', icon: 'diagnostics' },
  { route: 'adminUsers', label: 'Admins', icon: 'administrators' },
] as const satisfies readonly { route: string; label: string; icon: IconName }[];
