import { lazyComponent } from '@/ui/loading/lazyComponent';

/** The button's code is that of the watch list, which few pages need. */
export const LazyWatchButton = lazyComponent(() =>
  import(/* webpackChunkName: 'watch-list' */ '@/shared/watch-list/WatchButton').then(
    (loaded) => loaded.WatchButton,
  ),
);
