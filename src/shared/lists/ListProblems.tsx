import { lazyComponent } from '@/ui/loading/lazyComponent';

/** Says which rows are left out, and why rows may be missing. Its code is loaded when the first such list is shown. */
export const ListProblems = lazyComponent(() =>
  import(/* webpackChunkName: 'details' */ './ListProblemAlerts').then((loaded) => loaded.ListProblemAlerts),
);
