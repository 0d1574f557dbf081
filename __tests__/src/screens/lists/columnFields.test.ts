import { type Agency } from '@/domain/entities/agency';
import { adminColumns } from '@/screens/admin-users/adminColumns';
import { buildAgencyColumns } from '@/screens/agencies/agencyColumns';
import { psoUserColumns } from '@/screens/pso-users/psoUserColumns';
import { buildPaymentColumns } from '@/screens/rider-profile/payments/paymentColumns';
import { buildRiderColumns } from '@/screens/riders/riderColumns';
import {
  buildCouponColumns,
  concessionColumns,
  featureSetColumns,
  reportColumns,
  versionColumns,
} from '@/shared/checks/checkColumns';
import { buildPassColumns } from '@/shared/records/passes';
import { buildPurchaseOrderColumns } from '@/shared/records/purchaseOrders';
import { type Column } from '@/ui/table/column';

/** Lists each column's title, and the fields of the row from which its text is made. */
function listFields<Row extends object>(columns: readonly Column<Row>[]): [string, ...string[]][] {
  return columns.map(({ title, text }) => {
    const fields = new Set<string>();
    const row = new Proxy({} as Row, {
      get: (_row, field) => {
        fields.add(String(field));
        // Only the payment's coupon is in an object.
        return field === 'data' ? row : null;
      },
    });
    text(row);
    return [title, ...fields];
  });
}

const context = { agency: 'CBTA', currency: 'USD' } as const;

it('the agencies’ columns show the fields that they name', () => {
  const columns = buildAgencyColumns({ country: String, timeZone: String });
  expect(listFields(columns)).toEqual([
    ['Name', 'name'],
    ['Abbreviation', 'abbreviation'],
    ['Database', 'databasename'],
    ['Country', 'country_code'],
    ['Timezone', 'timezone'],
    ['Edit'],
  ]);
});

it('agencies are sorted by the names of country and time zone that they show', () => {
  const columns = buildAgencyColumns({ country: (id) => `country ${id}`, timeZone: (id) => `zone ${id}` });
  const sortValues = (country_code: number | null, timezone: number | null) =>
    columns
      .filter(({ key }) => ['country', 'timezone'].includes(key))
      .map(({ sortBy }) => sortBy?.({ country_code, timezone } as Agency));
  expect(sortValues(840, 54)).toEqual(['country 840', 'zone 54']);
  expect(sortValues(null, null)).toEqual([null, null]);
});

it('the operators’ and the administrators’ columns show the fields that they name', () => {
  expect(listFields(psoUserColumns)).toEqual([
    ['ID', 'id'],
    ['Email', 'email'],
    ['Telephone', 'telephone'],
  ]);
  expect(listFields(adminColumns)).toEqual([
    ['ID', 'user_id'],
    ['RMID', 'rmid'],
    ['Email', 'email'],
    ['Telephone', 'telephone_number'],
  ]);
});

it('the riders’ columns show the fields that they name', () => {
  expect(listFields(buildRiderColumns('USD'))).toEqual([
    ['User ID', 'user_id'],
    ['RMID', 'rmid'],
    ['Customer Internal ID', 'customer_internal_id'],
    ['First Name', 'first_name'],
    ['Last Name', 'last_name'],
    ['Email', 'email'],
    ['A Tel.', 'a_telephone_number'],
    ['P Tel.', 'p_telephone_number'],
    ['Date of Birth', 'date_of_birth'],
    ['Smartcard ID', 'smartcard_id'],
    ['Smartcard', 'smartcard'],
    ['Smartcard Status', 'smartcard_status'],
    ['Concession Type', 'concession_type'],
    ['Rider Type', 'rider_type'],
    ['Balance', 'amount'],
  ]);
});

it('the passes’ columns show the fields that they name', () => {
  expect(listFields(buildPassColumns(context))).toEqual([
    ['ID', 'id'],
    ['Created', 'created'],
    ['SKU', 'sku'],
    ['Name', 'name'],
    ['Price', 'price', 'currency'],
    ['Currency', 'currency'],
    ['Serial Number', 'serial_number'],
    ['PO ID', 'po_id'],
    ['Payment State', 'payment_state'],
    ['User ID', 'user_id'],
    ['App. Session ID', 'application_session'],
  ]);
});

it('the purchase orders’ columns show the fields that they name', () => {
  expect(listFields(buildPurchaseOrderColumns(context))).toEqual([
    ['ID', 'id'],
    ['Orderform', 'order_form'],
    ['Receipt', 'receipt'],
    ['Client Receipt', 'client_receipt'],
    ['Transaction ID', 'transaction_id'],
    ['Created', 'created'],
    ['Updated', 'updated'],
    ['State', 'state'],
    ['Reporting Receipt', 'reporting_receipt'],
    ['Operator ID', 'operator_id'],
    ['Environment', 'environment'],
    ['User ID', 'user_id'],
    ['App. Session ID', 'application_session'],
  ]);
});

it('a payment’s columns show the fields that they name', () => {
  const columns = buildPaymentColumns('USD', [], { changes: new Map(), newId: '' });
  expect(listFields(columns)).toEqual([
    ['ID', 'id'],
    ['Created', 'created'],
    ['Status', 'status'],
    ['Type', 'payment_type'],
    ['Amount', 'transaction_amount'],
    ['Fare Media', 'fare_media'],
    ['Coupon', 'data', 'coupon_id', 'coupon_count'],
  ]);
});

it('the columns of the checks’ tables show the fields that they name', () => {
  expect(listFields(buildCouponColumns('USD'))).toEqual([
    ['ID', 'id'],
    ['Display Name', 'display_name'],
    ['Value', 'value'],
    ['Created', 'created'],
    ['Updated', 'updated'],
  ]);
  expect(listFields(featureSetColumns)).toEqual([
    ['ID', 'featureset_id'],
    ['Name', 'name'],
    ['Enabled', 'enabled'],
  ]);
  expect(listFields(reportColumns)).toEqual([['Name', 'prettyname']]);
  expect(listFields(concessionColumns)).toEqual([
    ['ID', 'id'],
    ['Type', 'concession_type'],
    ['Discount', 'discount'],
    ['Label', 'label'],
    ['Created', 'created'],
    ['Updated', 'updated'],
  ]);
  expect(listFields(versionColumns)).toEqual([
    ['Client Type', 'clientType'],
    ['Character Count', 'characterCount'],
    ['Validity Range', 'start_date', 'end_date'],
  ]);
});
