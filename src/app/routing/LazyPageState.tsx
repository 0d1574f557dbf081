import { type ComponentProps, lazy, Suspense } from 'react';
import type * as Bundle from './PageState';

type Props = ComponentProps<typeof Bundle.PageState>;

/** If the chunk cannot be loaded, the route's error boundary says so. */
const PageState = lazy(async () => ({
  default: (await import(/* webpackChunkName: 'page-states' */ './PageState')).PageState,
}));

export function LazyPageState(props: Props) {
  return (
    <Suspense>
      <PageState {...props} />
    </Suspense>
  );
}
