import { lazyComponent } from '@/ui/lazyComponent';

/** The 'Copy details' button of an error. Its code is loaded when the first error is shown. */
export const CopyDetails = lazyComponent(() =>
  import(/* webpackChunkName: 'details' */ './details/CopyDetailsButton').then(
    ({ CopyDetailsButton }) => CopyDetailsButton,
  ),
);
