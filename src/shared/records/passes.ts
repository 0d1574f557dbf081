import { createPassesPageSource, mobileticketviewApi } from '@/api/mobileticketview';
import { type Pass } from '@/domain/entities/pass';
import { formatPlainCents } from '@/domain/payments/money';
import { fixedTextColumn, idColumn, textColumn } from '../lists/columns/columns';
import { timestampColumn } from '../lists/columns/timestampColumn';
import { relatedColumn } from './relatedColumn';
import { statusColumn } from './statusColumn';
import { formatPassPrice, hasOtherCurrency, renderPassPrice, summarizePass } from './summarizePass';
import { type BuildColumns } from './useRecordColumns';
import { type RecordKind } from './useRecordList';

/** The columns of the passes list (section 2 of the specification). In US East a window of 1440 pixels shows those up to the payment’s state. */
export const buildPassColumns: BuildColumns<Pass> = ({ agency, currency }) => [
  idColumn('id', 'ID'),
  timestampColumn('created', 'Created', 168),
  textColumn('sku', 'SKU', 104),
  textColumn('name', 'Name', 194),
  {
    key: 'price',
    title: 'Price',
    // Outside US East the currency is behind the price.
    width: currency === 'USD' ? 100 : 132,
    isFixed: true,
    align: 'end',
    // Also where the next column is hidden, the price names its currency.
    text: (pass) => formatPassPrice(pass, currency),
    render: (pass) => renderPassPrice(pass, currency),
    csv: {
      ...(currency !== 'USD' && { title: `Price (${currency})` }),
      text: (pass) =>
        formatPlainCents(pass.price) + (hasOtherCurrency(pass, currency) ? ` ${pass.currency}` : ''),
    },
    sortBy: ({ price }) => price,
  },
  {
    ...fixedTextColumn('currency', 'Currency', 80),
    // In a file this cell names the region's currency too.
    csv: { text: (pass) => pass.currency ?? (pass.price === null ? '' : currency) },
  },
  idColumn('serial_number', 'Serial Number', 136),
  relatedColumn('po_id', 'PO ID', { kind: 'purchaseOrder', agency }),
  statusColumn('payment_state', 'Payment State', 172),
  relatedColumn('user_id', 'User ID', { kind: 'rider', agency }),
  idColumn('application_session', 'App. Session ID', 140),
];

/** Without the rider, who is the same in all rows. */
export const buildRiderPassColumns: BuildColumns<Pass> = (context) =>
  buildPassColumns(context).filter(({ key }) => key !== 'user_id');

export const passes = {
  endpoint: mobileticketviewApi.endpoints.listPasses,
  createPageSource: createPassesPageSource,
  title: 'Pass',
  summarize: summarizePass,
  nouns: { singular: 'pass', plural: 'passes' },
} satisfies RecordKind<Pass>;
