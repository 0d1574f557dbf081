import { lazyComponent } from '@/ui/loading/lazyComponent';

/** Says why rows of a list may be missing. Its code is loaded when the first such list is shown. */
export const ListGapNotice = lazyComponent(() =>
  import(/* webpackChunkName: 'details' */ './ListGapAlert').then(({ ListGapAlert }) => ListGapAlert),
);
