import { mobileticketviewApi, passesPages } from '@/api/mobileticketview';
import { type Pass } from '@/domain/entities/pass';
import { textOrDash } from '@/domain/missingValue';
import { formatCents, formatMoney, formatPlainCents } from '@/domain/money';
import { formatPaymentState } from '@/domain/paymentState';
import { idColumn, textColumn } from '../lists/columns';
import { timestampColumn } from '../lists/timestampColumn';
import { relatedColumn } from './relatedColumn';
import { type BuildColumns } from './useRecordColumns';
import { type RecordKind } from './useRecordList';

/** The columns of the passes list (section 2 of the specification). */
export const buildPassColumns: BuildColumns<Pass> = ({ agency, currency }) => [
  idColumn('id', 'ID', 100),
  timestampColumn('created', 'Created', 165),
  textColumn('sku', 'SKU', 125),
  textColumn('name', 'Name', 195),
  {
    key: 'price',
    title: 'Price',
    width: 90,
    align: 'end',
    // Only a pass without a currency of its own has that of the region (decision 31).
    text: (pass) => (pass.currency === null ? formatMoney(pass.price, currency) : formatCents(pass.price)),
    csv: { title: 'Price', text: ({ price }) => formatPlainCents(price) },
    sortBy: ({ price }) => price,
  },
  textColumn('currency', 'Currency', 90),
  idColumn('serial_number', 'Serial Number', 130),
  relatedColumn('po_id', 'PO ID', 90, { kind: 'purchaseOrder', agency }),
  {
    ...textColumn('payment_state', 'Payment State', 160),
    text: ({ payment_state }) => formatPaymentState(payment_state),
    tooltip: ({ payment_state }) => textOrDash(payment_state),
  },
  relatedColumn('user_id', 'User ID', 100, { kind: 'rider', agency }),
  idColumn('application_session', 'App. Session ID', 140),
];

/** Without the columns that are equal for all passes of a rider. */
export const buildRiderPassColumns: BuildColumns<Pass> = (context) =>
  buildPassColumns(context).filter(({ key }) => key !== 'user_id' && key !== 'application_session');

export const passes = {
  endpoint: mobileticketviewApi.endpoints.listPasses,
  pages: passesPages,
  title: 'Pass',
  nouns: { singular: 'pass', plural: 'passes' },
} satisfies RecordKind<Pass>;
