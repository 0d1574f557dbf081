import { mobileticketviewApi, passesPages } from '@/api/mobileticketview';
import { type Pass } from '@/domain/entities/pass';
import { textOrDash } from '@/domain/missingValue';
import { formatPaymentState } from '@/domain/paymentState';
import { type Column } from '@/ui/table/column';
import { idColumn, textColumn } from '../lists/columns';
import { moneyColumn } from '../lists/moneyColumn';
import { timestampColumn } from '../lists/timestampColumn';
import { type RecordKind } from './useRecordList';

/** The columns of the passes list (section 2 of the specification). */
export const passColumns: readonly Column<Pass>[] = [
  idColumn('id', 'ID', 100),
  timestampColumn('created', 'Created', 165),
  textColumn('sku', 'SKU', 125),
  textColumn('name', 'Name', 195),
  moneyColumn('price', 'Price', 90),
  textColumn('currency', 'Currency', 90),
  idColumn('serial_number', 'Serial Number', 130),
  idColumn('po_id', 'PO ID', 90),
  {
    ...textColumn('payment_state', 'Payment State', 160),
    text: ({ payment_state }) => formatPaymentState(payment_state),
    tooltip: ({ payment_state }) => textOrDash(payment_state),
  },
  idColumn('user_id', 'User ID', 100),
  idColumn('application_session', 'App. Session ID', 140),
];

/** Without the columns that are equal for all passes of a rider. */
export const riderPassColumns = passColumns.filter(
  ({ key }) => key !== 'user_id' && key !== 'application_session',
);

export const passes = {
  endpoint: mobileticketviewApi.endpoints.listPasses,
  pages: passesPages,
  nouns: { singular: 'pass', plural: 'passes' },
} satisfies RecordKind<Pass>;
