import { type LedgerKind } from '@/domain/ledger/mergeLedger';

export const LEDGER_NOUNS: Readonly<Record<LedgerKind, { singular: string; plural: string }>> = {
  payment: { singular: 'payment', plural: 'payments' },
  pass: { singular: 'pass', plural: 'passes' },
  order: { singular: 'order', plural: 'orders' },
};
