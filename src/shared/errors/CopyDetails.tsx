import Button from 'antd/es/button';
import { lazyComponent } from '@/ui/loading/lazyComponent';

/**
 * The 'Copy details' button of an error. Its code is loaded when the first error is shown. A disabled button has its place until
 * then: if it came later, it would push 'Try again' from under the pointer.
 */
export const CopyDetails = lazyComponent(
  () =>
    import(/* webpackChunkName: 'details' */ './CopyDetailsButton').then(
      ({ CopyDetailsButton }) => CopyDetailsButton,
    ),
  <Button size="small" disabled>
    Copy details
  </Button>,
);
