import { type Pass } from '@/domain/entities/pass';
import { textOrDash } from '@/domain/missingValue';
import { formatCents, formatMoney } from '@/domain/payments/money';
import { type Currency } from '@/domain/regions';
import { buildRelatedFact, type RecordFact } from './open-record/RecordSummary';
import { renderStatus } from './statusColumn';
import { timeFact } from './timeFact';
import { type RecordContext } from './useRecordColumns';

/** The price, with the code of the pass's own currency if that is not the region's (decision 31). */
export function formatPassPrice({ price, currency: ownCurrency }: Pass, currency: Currency): string {
  return price === null || ownCurrency === null || ownCurrency === currency
    ? formatMoney(price, currency)
    : `${formatCents(price)} ${ownCurrency}`;
}

export function summarizePass(pass: Pass, { agency, currency }: RecordContext): readonly RecordFact[] {
  return [
    { label: 'Name', value: textOrDash(pass.name) },
    { label: 'Price', value: formatPassPrice(pass, currency) },
    { label: 'Payment State', value: renderStatus(pass.payment_state) },
    { label: 'State', value: renderStatus(pass.state) },
    { label: 'Fare Type', value: textOrDash(pass.product.attributes.fare_type) },
    timeFact('Created', pass.created),
    buildRelatedFact('Order', 'purchaseOrder', agency, pass.po_id),
    buildRelatedFact('Rider', 'rider', agency, pass.user_id),
  ];
}
