import { render } from '@testing-library/react';
import { type Payment } from '@/domain/entities/payment';
import { buildAgencyColumns } from '@/screens/agencies/agencyColumns';
import { buildSearchHitColumns } from '@/screens/business-rules/ruleRow';
import { LOOKUP_COLUMNS } from '@/screens/fleet/riders/lookupColumns';
import { buildPaymentColumns } from '@/screens/rider-profile/payments/paymentColumns';
import { buildRiderColumns } from '@/screens/riders/riderColumns';
import { addSelectionColumn } from '@/shared/lists/selection/selectionColumn';
import { buildPassColumns, buildRiderPassColumns } from '@/shared/records/passes';
import { buildPurchaseOrderColumns, buildRiderPurchaseOrderColumns } from '@/shared/records/purchaseOrders';
import { type Column } from '@/ui/table/column';

/** Pixels of a window beside a table: the menu, the page's padding, the table's border and its scroll bar. */
const BESIDE_TABLE = 224 + 32 + 2 + 15;
const SCROLL_BAR = 15;

/** The pixels of the columns up to the one with this key. */
function measureColumns<Row>(columns: readonly Column<Row>[], lastKey = columns.at(-1)?.key): number {
  const last = columns.findIndex(({ key }) => key === lastKey);
  return columns.slice(0, last + 1).reduce((sum, { width }) => sum + width, 0);
}

const paymentColumns = buildPaymentColumns('USD', [], { changes: new Map(), newId: '' });

it('a window of 1920 pixels shows all columns of the riders', () => {
  expect(measureColumns(buildRiderColumns('USD'))).toBeLessThanOrEqual(1920 - BESIDE_TABLE);
});

it('a window of 1280 pixels shows all columns of a rider’s payments, also beside the page’s scroll bar', () => {
  expect(measureColumns(paymentColumns)).toBeLessThanOrEqual(1280 - BESIDE_TABLE - SCROLL_BAR);
});

it('a window of 1280 pixels shows all columns of the rules that match, also beside the page’s scroll bar', () => {
  expect(measureColumns(buildSearchHitColumns('USD'))).toBeLessThanOrEqual(1280 - BESIDE_TABLE - SCROLL_BAR);
});

it('a window of 1280 pixels shows all columns of the riders that Fleet has looked up', () => {
  expect(measureColumns(LOOKUP_COLUMNS)).toBeLessThanOrEqual(1280 - BESIDE_TABLE - SCROLL_BAR);
});

it('the widest words of a status and of a type fit, also in the font that the browser has', () => {
  const getWidth = <Row,>(columns: readonly Column<Row>[], sought: string) =>
    columns.find(({ key }) => key === sought)?.width;
  expect(getWidth(buildRiderColumns('USD'), 'smartcard_status')).toBeGreaterThanOrEqual(92);
  expect(getWidth(paymentColumns, 'payment_type')).toBeGreaterThanOrEqual(101);
});

it('a window of 1440 pixels shows the states of purchase orders and passes', () => {
  const context = { agency: 'CBTA', currency: 'USD' } as const;
  const room = 1440 - BESIDE_TABLE;
  expect(measureColumns(buildPurchaseOrderColumns(context), 'state')).toBeLessThanOrEqual(room);
  expect(measureColumns(buildPassColumns(context), 'payment_state')).toBeLessThanOrEqual(room);
});

describe('beside the check boxes of Select', () => {
  const context = { agency: 'CBTA', currency: 'USD' } as const;
  /** As far as the list shows its columns without them. */
  const measureSelecting = <Row,>(columns: readonly Column<Row>[], lastKey?: string) =>
    measureColumns(
      addSelectionColumn(columns, columns, () => ''),
      lastKey,
    );

  it('a window of 1280 pixels shows all columns of agencies and of a rider’s payments', () => {
    const names = { country: String, timeZone: String };
    const agencyColumns = buildAgencyColumns(names);
    expect(measureSelecting(agencyColumns)).toBeLessThanOrEqual(1280 - BESIDE_TABLE);
    // Long names, such as that of a metropolitan transportation authority, fit.
    expect(agencyColumns.find(({ key }) => key === 'name')?.width).toBeGreaterThanOrEqual(350);
    expect(measureSelecting(paymentColumns)).toBeLessThanOrEqual(1280 - BESIDE_TABLE - SCROLL_BAR);
  });

  it('wider windows show the same columns as without them', () => {
    const room = 1440 - BESIDE_TABLE;
    expect(measureSelecting(buildPurchaseOrderColumns(context), 'state')).toBeLessThanOrEqual(room);
    expect(measureSelecting(buildPassColumns(context), 'payment_state')).toBeLessThanOrEqual(room);
    expect(measureSelecting(buildRiderColumns('USD'))).toBeLessThanOrEqual(1920 - BESIDE_TABLE);
  });
});

it('a rider’s passes and purchase orders end with the session of the app, and a window of 1440 pixels shows what is before', () => {
  const context = { agency: 'CBTA', currency: 'USD' } as const;
  for (const columns of [buildRiderPassColumns(context), buildRiderPurchaseOrderColumns(context)]) {
    expect(columns.at(-1)).toMatchObject({ key: 'application_session' });
    expect(measureColumns<never>(columns.slice(0, -1))).toBeLessThanOrEqual(1440 - BESIDE_TABLE);
  }
});

it('a coupon’s id can be cut, but not its count', () => {
  const coupon = paymentColumns.find(({ key }) => key === 'coupon');
  const payment = { data: { coupon_id: 123456, coupon_count: 250 } } as Payment;
  const { container } = render(<>{coupon?.render?.(payment, false)}</>);
  expect(container).toHaveTextContent('#123456 × 250');
  expect(container.querySelector('.payment-coupon > span')).toHaveTextContent(/^#123456$/);
  expect(coupon?.text(payment)).toBe('#123456 × 250');
  // The cell shows its text, a dash.
  const withoutCoupon = { data: { coupon_id: null, coupon_count: null } } as Payment;
  expect(coupon?.render?.(withoutCoupon, false)).toBeNull();
});
