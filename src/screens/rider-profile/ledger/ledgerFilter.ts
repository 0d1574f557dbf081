import { type LedgerNotes } from '@/domain/ledger/annotateLedger';
import { type LedgerEntry } from '@/domain/ledger/mergeLedger';
import { useQueryParams } from '@/ui/navigation/useQueryParams';

/** The chips above the ledger. */
export const LEDGER_FILTERS = [
  { key: 'all', label: 'All' },
  { key: 'payment', label: 'Payments' },
  { key: 'pass', label: 'Passes' },
  { key: 'order', label: 'Orders' },
  { key: 'corrected', label: 'Corrected by me' },
  { key: 'questions', label: 'Questions' },
] as const;

export type LedgerFilter = (typeof LEDGER_FILTERS)[number]['key'];

/** The pressed chip, from the URL (decision 27). */
export function useLedgerFilter(): [LedgerFilter, (next: LedgerFilter) => void] {
  const { getParam, setParams } = useQueryParams();
  const filter = LEDGER_FILTERS.find(({ key }) => key === getParam('show'))?.key ?? 'all';
  const setFilter = (next: LedgerFilter) => {
    if (next !== filter) setParams({ show: next === 'all' ? '' : next }, 'push');
  };
  return [filter, setFilter];
}

export function matchesFilter(
  { kind }: LedgerEntry,
  { questions, correction }: LedgerNotes,
  filter: LedgerFilter,
): boolean {
  if (filter === 'all') return true;
  if (filter === 'corrected') return correction !== null;
  return filter === 'questions' ? questions.length > 0 : kind === filter;
}
