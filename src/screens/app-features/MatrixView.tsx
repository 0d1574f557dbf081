import { lazyPart } from '@/ui/loading/lazyPart';
// With the styles of the page: a style sheet of a chunk of its own would be listed in the scripts of every page.
import '@/ui/filter/ChoiceChips.css';
import '@/ui/table/table.css';
import './matrix/FeatureGrid.css';
import './matrix/FeatureMark.css';
import './matrix/Matrix.css';
import './copy/Copy.css';

/** The features of all applications, whose code is loaded when the view is opened. */
export const MatrixView = lazyPart(
  () => import('./matrix/Matrix').then(({ Matrix }) => Matrix),
  'The matrix could not be opened',
);
