import { lazyPart } from '@/ui/loading/lazyPart';
// Styles of a part that loads later: webpack.config.js says why they are here.
import '@/ui/filter/ChoiceChips.css';
import '@/ui/table/table.css';
import './matrix/FeatureMatrixTable.css';
import './matrix/FeatureMark.css';
import './matrix/FeatureMatrix.css';
import './copy/Copy.css';

/** The features of all applications, whose code is loaded when the view is opened. */
export const LazyFeatureMatrix = lazyPart(
  () => import('./matrix/FeatureMatrix').then(({ FeatureMatrix }) => FeatureMatrix),
  'The matrix could not be opened',
);
