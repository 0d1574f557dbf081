import { onDemand } from '@/ui/onDemand';

/** 'Copy details' of an error: nobody wants it before there is one. */
export const CopyDetails = onDemand(() =>
  import(/* webpackChunkName: 'details' */ './details/DetailsButton').then(
    ({ DetailsButton }) => DetailsButton,
  ),
);
