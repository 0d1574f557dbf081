import { type Pass } from '@/domain/entities/pass';
import { textOrDash } from '@/domain/missingValue';
import { formatCents, formatMoney } from '@/domain/payments/money';
import { type Currency } from '@/domain/regions';
import { createdFact } from './createdFact';
import { buildRelatedFact, type RecordFact } from './open-record/RecordSummary';
import { renderStatus } from './statusColumn';
import { type RecordContext } from './useRecordColumns';

type Price = Pick<Pass, 'price' | 'currency'>;

/** Whether the pass has a price, in another currency than the region's. */
export function hasOtherCurrency({ price, currency: ownCurrency }: Price, currency: Currency): boolean {
  return price !== null && ownCurrency !== null && ownCurrency !== currency;
}

/** The price, with the code of the pass's own currency if that is not the region's (decision 31). */
export function formatPassPrice(pass: Price, currency: Currency): string {
  return hasOtherCurrency(pass, currency)
    ? `${formatCents(pass.price)} ${pass.currency}`
    : formatMoney(pass.price, currency);
}

export function summarizePass(pass: Pass, { agency, currency }: RecordContext): readonly RecordFact[] {
  return [
    { label: 'Name', value: textOrDash(pass.name) },
    { label: 'Price', value: formatPassPrice(pass, currency) },
    { label: 'Payment State', value: renderStatus(pass.payment_state) },
    { label: 'State', value: renderStatus(pass.state) },
    { label: 'Fare Type', value: textOrDash(pass.product.attributes.fare_type) },
    createdFact(pass.created),
    buildRelatedFact('Order', 'purchaseOrder', agency, pass.po_id),
    buildRelatedFact('Rider', 'rider', agency, pass.user_id),
  ];
}
