import { lazyComponent } from '@/ui/loading/lazyComponent';

/** The code of rollouts is loaded with the button, and not with the pages that have it. */
export const LazyRollOutButton = lazyComponent(() =>
  import(/* webpackChunkName: 'roll-out' */ './RollOutButton').then((loaded) => loaded.RollOutButton),
);
