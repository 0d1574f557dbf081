import { lazyComponent } from '../loading/lazyComponent';
import { loadTableExtras } from '../table/extras/loadTableExtras';

/** Not in a page's first scripts: a filter needs an interaction, after which a table's extras load anyway. */
export const NoMatch = lazyComponent(() => loadTableExtras().then((extras) => extras.NoMatchState));
