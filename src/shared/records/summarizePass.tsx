import { type ReactNode } from 'react';
import { type Pass } from '@/domain/entities/pass';
import { textOrDash } from '@/domain/missingValue';
import { splitMoney } from '@/domain/payments/money';
import { type Currency } from '@/domain/regions';
import { MutedSuffix } from '@/ui/data/MutedSuffix';
import { createdFact } from './createdFact';
import { buildRelatedFact, type RecordFact } from './open-record/RecordSummary';
import { renderStatus } from './statusColumn';
import { type RecordContext } from './useRecordColumns';

type Price = Pick<Pass, 'price' | 'currency'>;

/** Whether the pass has a price, in another currency than the region's. */
export function hasOtherCurrency({ price, currency: ownCurrency }: Price, currency: Currency): boolean {
  return price !== null && ownCurrency !== null && ownCurrency !== currency;
}

/** The price in the pass's own currency, or else in the region's (decision 31). */
export function splitPassPrice(pass: Price, currency: Currency): ReturnType<typeof splitMoney> {
  return splitMoney(pass.price, currency, pass.currency);
}

export function formatPassPrice(pass: Price, currency: Currency): string {
  const { text, suffix } = splitPassPrice(pass, currency);
  return text + suffix;
}

export function renderPassPrice(pass: Price, currency: Currency): ReactNode {
  return <MutedSuffix {...splitPassPrice(pass, currency)} />;
}

export function summarizePass(pass: Pass, { agency, currency }: RecordContext): readonly RecordFact[] {
  return [
    { label: 'Name', value: textOrDash(pass.name) },
    { label: 'Price', value: renderPassPrice(pass, currency) },
    { label: 'Payment State', value: renderStatus(pass.payment_state) },
    { label: 'State', value: renderStatus(pass.state) },
    { label: 'Fare Type', value: textOrDash(pass.product.attributes.fare_type) },
    createdFact(pass.created),
    buildRelatedFact('Order', 'purchaseOrder', agency, pass.po_id),
    buildRelatedFact('Rider', 'rider', agency, pass.user_id),
  ];
}
