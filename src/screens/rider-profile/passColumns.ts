import { formatTimestamp, offsetTimestamp, utcText } from '@/domain/dates';
import { type Pass } from '@/domain/entities/pass';
import { statusText } from '@/domain/entities/payment';
import { textOr } from '@/domain/missing';
import { formatCents, plainCents } from '@/domain/money';
import { type Column } from '@/ui/table/column';

/** The columns of the passes list (specification 2) without those that every pass of one rider shares. */
export const passColumns: readonly Column<Pass>[] = [
  { key: 'id', title: 'ID', width: 110, text: ({ id }) => String(id), copies: true },
  {
    key: 'created',
    title: 'Created',
    width: 170,
    text: ({ created }) => formatTimestamp(created),
    hint: ({ created }) => utcText(created),
    file: { title: 'Created', text: ({ created }) => offsetTimestamp(created) },
  },
  { key: 'sku', title: 'SKU', width: 130, text: ({ sku }) => textOr(sku) },
  { key: 'name', title: 'Name', width: 180, text: ({ name }) => textOr(name) },
  {
    key: 'price',
    title: 'Price',
    width: 110,
    align: 'end',
    text: ({ price }) => formatCents(price),
    file: { title: 'Price', text: ({ price }) => plainCents(price) },
  },
  { key: 'currency', title: 'Currency', width: 90, text: ({ currency }) => textOr(currency) },
  {
    key: 'serial_number',
    title: 'Serial Number',
    width: 140,
    text: ({ serial_number }) => textOr(serial_number),
    copies: true,
  },
  { key: 'po_id', title: 'PO ID', width: 100, text: ({ po_id }) => textOr(po_id), copies: true },
  {
    key: 'payment_state',
    title: 'Payment State',
    width: 170,
    text: ({ payment_state }) => statusText(payment_state),
    hint: ({ payment_state }) => textOr(payment_state),
  },
];
