import { lazyPart } from '@/ui/loading/lazyPart';
// Styles of a part that loads later: webpack.config.js says why they are here.
import '@/shared/snapshots/Snapshot.css';
import '@/ui/form/NativeSelect.css';

/** The snapshot of the features, whose code is loaded when it is opened, or when one is kept. */
export const LazyFeaturesSnapshot = lazyPart(
  () =>
    import(/* webpackChunkName: 'snapshots' */ './snapshot/FeaturesSnapshot').then(
      ({ FeaturesSnapshot }) => FeaturesSnapshot,
    ),
  'The snapshot could not be opened',
);
