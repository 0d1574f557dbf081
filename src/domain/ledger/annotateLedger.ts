import { type Currency } from '../regions';
import { createLedgerQuestions, type LedgerQuestion } from './ledgerQuestions';
import { type Ledger, type LedgerEntry, type LedgerLists } from './mergeLedger';
import { createOrderSuggestions } from './suggestOrder';

/** The texts below an entry. */
export interface LedgerNotes {
  questions: readonly LedgerQuestion[];
  /** The correction of a payment in this session; null when there was none. */
  correction: string | null;
  /** The order that a payment may be for; null when there is none. */
  suggestedOrder: string | null;
}

/** The notes of all entries. `corrections`: the texts by payment id. */
export function annotateLedger(
  { entries, undated }: Ledger,
  lists: LedgerLists,
  corrections: ReadonlyMap<string, string>,
  currency: Currency,
): ReadonlyMap<LedgerEntry, LedgerNotes> {
  const askAbout = createLedgerQuestions(lists, currency);
  const suggestOrder = createOrderSuggestions(entries, currency);
  return new Map(
    [...entries, ...undated].map((entry) => [
      entry,
      {
        questions: askAbout(entry),
        correction: (entry.kind === 'payment' && corrections.get(entry.id)) || null,
        suggestedOrder: entry.kind === 'payment' ? suggestOrder(entry) : null,
      },
    ]),
  );
}
