import { formatIsoTimestamp, formatTimestamp, formatUtcTimestamp } from '@/domain/dates';
import { type Pass } from '@/domain/entities/pass';
import { formatPaymentStatus } from '@/domain/entities/payment';
import { textOrDash } from '@/domain/missingValue';
import { formatCents, formatPlainCents } from '@/domain/money';
import { type Column } from '@/ui/table/column';

/** The columns of the passes list (section 2 of the specification), without those that are equal for all passes of a rider. */
export const passColumns: readonly Column<Pass>[] = [
  { key: 'id', title: 'ID', width: 110, text: ({ id }) => String(id), isCopyable: true },
  {
    key: 'created',
    title: 'Created',
    width: 170,
    text: ({ created }) => formatTimestamp(created),
    tooltip: ({ created }) => formatUtcTimestamp(created),
    csv: { title: 'Created', text: ({ created }) => formatIsoTimestamp(created) },
  },
  { key: 'sku', title: 'SKU', width: 130, text: ({ sku }) => textOrDash(sku) },
  { key: 'name', title: 'Name', width: 180, text: ({ name }) => textOrDash(name) },
  {
    key: 'price',
    title: 'Price',
    width: 110,
    align: 'end',
    text: ({ price }) => formatCents(price),
    csv: { title: 'Price', text: ({ price }) => formatPlainCents(price) },
  },
  { key: 'currency', title: 'Currency', width: 90, text: ({ currency }) => textOrDash(currency) },
  {
    key: 'serial_number',
    title: 'Serial Number',
    width: 140,
    text: ({ serial_number }) => textOrDash(serial_number),
    isCopyable: true,
  },
  { key: 'po_id', title: 'PO ID', width: 100, text: ({ po_id }) => textOrDash(po_id), isCopyable: true },
  {
    key: 'payment_state',
    title: 'Payment State',
    width: 170,
    text: ({ payment_state }) => formatPaymentStatus(payment_state),
    tooltip: ({ payment_state }) => textOrDash(payment_state),
  },
];
