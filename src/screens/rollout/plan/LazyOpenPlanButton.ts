import { lazyComponent } from '@/ui/loading/lazyComponent';

/** The page is shown before the code that reads the list of agencies has loaded. */
export const LazyOpenPlanButton = lazyComponent(() =>
  import(/* webpackChunkName: 'open-plan' */ './OpenPlanButton').then((file) => file.OpenPlanButton),
);
