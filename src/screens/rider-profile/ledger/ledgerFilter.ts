import { type LedgerNotes } from '@/domain/ledger/annotateLedger';
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

export function matchesFilter(
  { kind }: LedgerEntry,
  { questions, correction }: LedgerNotes,
  filter: LedgerFilter,
): boolean {
  if (filter === 'all') return true;
  if (filter === 'corrected') return correction !== null;
  return filter === 'questions' ? questions.length > 0 : kind === filter;
}
