import { lazyPart } from '@/ui/loading/lazyPart';
// With the styles of the page: a style sheet of a chunk of its own would be listed in the scripts of every page.
import '@/ui/data/DifferenceList.css';

/** The values of an agency are asked for with a click on its row. */
export const LazyAgencyPanel = lazyPart(
  () => import('./AgencyPanel').then((file) => file.AgencyPanel),
  'The values of the agency could not be shown',
);
