import { lazyPart } from '@/ui/loading/lazyPart';
// With the styles of the page: a style sheet of a chunk of its own would be listed in the scripts of every page.
import '@/ui/filter/ChoiceChips.css';
import './ledger/Ledger.css';

/** The ledger, whose code is loaded when its tab is opened. */
export const LedgerTab = lazyPart(
  () => import('./ledger/Ledger').then(({ Ledger }) => Ledger),
  'The ledger could not be opened',
);
