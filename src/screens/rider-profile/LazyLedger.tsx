import { lazyPart } from '@/ui/loading/lazyPart';
// Styles of a part that loads later: webpack.config.js says why they are here.
import '@/ui/filter/ChoiceChips.css';
import './ledger/Ledger.css';

/** The ledger, whose code is loaded when its tab is opened. */
export const LazyLedger = lazyPart(
  () => import('./ledger/Ledger').then(({ Ledger }) => Ledger),
  'The ledger could not be opened',
  <p className="ledger card" role="status">
    Loading…
  </p>,
);
