import { formatTimestamp, offsetTimestamp, utcText } from '@/domain/dates';
import { type Pass } from '@/domain/entities/pass';
import { textOr } from '@/domain/missing';
import { formatCents, plainCents } from '@/domain/money';
import { paymentStateText } from '@/domain/paymentState';
import { type Column } from '@/ui/table/column';

/** The passes' columns (specification 2). */
export const passColumns: readonly Column<Pass>[] = [
  { key: 'id', title: 'ID', width: 100, text: ({ id }) => String(id), copies: true },
  {
    key: 'created',
    title: 'Created',
    width: 165,
    text: ({ created }) => formatTimestamp(created),
    hint: ({ created }) => utcText(created),
    file: { title: 'Created', text: ({ created }) => offsetTimestamp(created) },
  },
  { key: 'sku', title: 'SKU', width: 125, text: ({ sku }) => textOr(sku) },
  { key: 'name', title: 'Name', width: 195, text: ({ name }) => textOr(name) },
  {
    key: 'price',
    title: 'Price',
    width: 90,
    align: 'end',
    text: ({ price }) => formatCents(price),
    file: { title: 'Price', text: ({ price }) => plainCents(price) },
  },
  { key: 'currency', title: 'Currency', width: 90, text: ({ currency }) => textOr(currency) },
  {
    key: 'serial_number',
    title: 'Serial Number',
    width: 130,
    text: ({ serial_number }) => textOr(serial_number),
    copies: true,
  },
  { key: 'po_id', title: 'PO ID', width: 90, text: ({ po_id }) => textOr(po_id), copies: true },
  {
    key: 'payment_state',
    title: 'Payment State',
    width: 160,
    text: ({ payment_state }) => paymentStateText(payment_state),
  },
  {
    key: 'user_id',
    title: 'User ID',
    width: 100,
    text: ({ user_id }) => textOr(user_id),
    copies: true,
  },
  {
    key: 'application_session',
    title: 'App. Session ID',
    width: 140,
    text: ({ application_session }) => textOr(application_session),
    copies: true,
  },
];
