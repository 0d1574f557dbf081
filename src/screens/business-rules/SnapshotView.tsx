import { lazyPart } from '@/ui/loading/lazyPart';
// With the styles of the page: a style sheet of a chunk of its own would be listed in the scripts of every page.
import '@/shared/snapshots/Snapshot.css';
import '@/ui/form/NativeSelect.css';

/** The snapshot of the rules, whose code is loaded when it is opened, or when one is kept. */
export const SnapshotView = lazyPart(
  () =>
    import(/* webpackChunkName: 'snapshots' */ './snapshot/RulesSnapshot').then(
      ({ RulesSnapshot }) => RulesSnapshot,
    ),
  'The snapshot could not be opened',
);
