import { lazyPart } from '@/ui/loading/lazyPart';
// Styles of a part that loads later: webpack.config.js says why they are here.
import '@/ui/data/DifferenceList.css';

/** The values of an agency are asked for with a click on its row. */
export const LazyRolloutAgencyPanel = lazyPart(
  () => import('./RolloutAgencyPanel').then((file) => file.RolloutAgencyPanel),
  'The values of the agency could not be shown',
);
