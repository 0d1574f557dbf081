import { lazyPart } from '@/ui/loading/lazyPart';
// Styles of a part that loads later: webpack.config.js says why they are here.
import '@/shared/snapshots/Snapshot.css';
import '@/ui/form/NativeSelect.css';

/** The snapshot of the rules, whose code is loaded when it is opened, or when one is kept. */
export const LazyRulesSnapshot = lazyPart(
  () =>
    import(/* webpackChunkName: 'snapshots' */ './snapshot/RulesSnapshot').then(
      ({ RulesSnapshot }) => RulesSnapshot,
    ),
  'The snapshot could not be opened',
);
