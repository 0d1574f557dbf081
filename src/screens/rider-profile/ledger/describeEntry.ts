import { type Medium } from '@/domain/entities/medium';
import { type LedgerEntry } from '@/domain/ledger/mergeLedger';
import { formatMedium } from '@/domain/payments/correction';
import { splitMoney } from '@/domain/payments/money';
import { type Currency } from '@/domain/regions';
import { splitReceiptTotal, summarizeLines } from '@/domain/summarizeJsonField';
import { splitPassPrice } from '@/shared/records/summarizePass';

interface EntryTexts {
  /** `Payment`, `Pass` or `Order`. */
  title: string;
  /** `Day Pass` or `MONTH ×1`; empty when there is nothing to say. */
  subject: string;
  amount: ReturnType<typeof splitMoney>;
  /** The platform's state; null when it sends none. */
  state: string | null;
}

/** The texts of an entry, in its row and in a ticket. An order's amount is the total of its receipt. */
export function describeEntry(
  entry: LedgerEntry,
  currency: Currency,
  mediums: readonly Medium[],
): EntryTexts {
  switch (entry.kind) {
    case 'payment': {
      const { transaction_amount, fare_media, status } = entry.row;
      return {
        title: 'Payment',
        subject: fare_media === null ? '' : formatMedium(fare_media, mediums),
        amount: splitMoney(transaction_amount, currency),
        state: status,
      };
    }
    case 'pass': {
      const { name, sku, payment_state } = entry.row;
      return {
        title: 'Pass',
        subject: name || sku || '',
        amount: splitPassPrice(entry.row, currency),
        state: payment_state,
      };
    }
    case 'order': {
      const { order_form, receipt, state } = entry.row;
      return {
        title: 'Order',
        subject: summarizeLines(order_form) ?? '',
        amount: splitReceiptTotal(receipt, currency),
        state,
      };
    }
  }
}
