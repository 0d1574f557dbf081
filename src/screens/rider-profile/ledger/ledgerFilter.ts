import { type LedgerEntry } from '@/domain/ledger/mergeLedger';

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

interface EntryFacts {
  hasQuestion: boolean;
  /** By this session. */
  isCorrected: boolean;
}

export function matchesFilter(
  { kind }: LedgerEntry,
  filter: LedgerFilter,
  { hasQuestion, isCorrected }: EntryFacts,
): boolean {
  if (filter === 'all') return true;
  if (filter === 'corrected') return isCorrected;
  return filter === 'questions' ? hasQuestion : kind === filter;
}
