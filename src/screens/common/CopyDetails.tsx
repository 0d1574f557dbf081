import { lazyComponent } from '@/ui/lazyComponent';

/** 'Copy details' of an error: nobody wants it before there is one. */
export const CopyDetails = lazyComponent(() =>
  import(/* webpackChunkName: 'details' */ './details/DetailsButton').then(
    ({ DetailsButton }) => DetailsButton,
  ),
);
