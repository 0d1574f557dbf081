import { formatIsoTimestamp, formatTimestamp, formatUtcTimestamp } from '@/domain/dates';
import { type Pass } from '@/domain/entities/pass';
import { textOrDash } from '@/domain/missingValue';
import { formatCents, formatPlainCents } from '@/domain/money';
import { formatPaymentState } from '@/domain/paymentState';
import { type Column } from '@/ui/table/column';

/** The columns of the passes list (section 2 of the specification). */
export const passColumns: readonly Column<Pass>[] = [
  { key: 'id', title: 'ID', width: 100, text: ({ id }) => String(id), isCopyable: true },
  {
    key: 'created',
    title: 'Created',
    width: 165,
    text: ({ created }) => formatTimestamp(created),
    tooltip: ({ created }) => formatUtcTimestamp(created),
    csv: { title: 'Created', text: ({ created }) => formatIsoTimestamp(created) },
  },
  { key: 'sku', title: 'SKU', width: 125, text: ({ sku }) => textOrDash(sku) },
  { key: 'name', title: 'Name', width: 195, text: ({ name }) => textOrDash(name) },
  {
    key: 'price',
    title: 'Price',
    width: 90,
    align: 'end',
    text: ({ price }) => formatCents(price),
    csv: { title: 'Price', text: ({ price }) => formatPlainCents(price) },
  },
  { key: 'currency', title: 'Currency', width: 90, text: ({ currency }) => textOrDash(currency) },
  {
    key: 'serial_number',
    title: 'Serial Number',
    width: 130,
    text: ({ serial_number }) => textOrDash(serial_number),
    isCopyable: true,
  },
  { key: 'po_id', title: 'PO ID', width: 90, text: ({ po_id }) => textOrDash(po_id), isCopyable: true },
  {
    key: 'payment_state',
    title: 'Payment State',
    width: 160,
    text: ({ payment_state }) => formatPaymentState(payment_state),
  },
  {
    key: 'user_id',
    title: 'User ID',
    width: 100,
    text: ({ user_id }) => textOrDash(user_id),
    isCopyable: true,
  },
  {
    key: 'application_session',
    title: 'App. Session ID',
    width: 140,
    text: ({ application_session }) => textOrDash(application_session),
    isCopyable: true,
  },
];
