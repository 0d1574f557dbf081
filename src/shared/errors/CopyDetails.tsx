import { lazyComponent } from '@/ui/loading/lazyComponent';

/** The 'Copy details' button of an error. Its code is loaded when the first error is shown. */
export const CopyDetails = lazyComponent(() =>
  import(/* webpackChunkName: 'details' */ './CopyDetailsButton').then(
    ({ CopyDetailsButton }) => CopyDetailsButton,
  ),
);
