import { type Medium } from '@/domain/entities/medium';
import { type Payment } from '@/domain/entities/payment';
import { textOrDash } from '@/domain/missingValue';
import { nameMedium } from '@/domain/payments/correction';
import { splitMoney } from '@/domain/payments/money';
import { createdFact } from '@/shared/records/createdFact';
import { buildRelatedFact, type RecordFact } from '@/shared/records/open-record/RecordSummary';
import { renderStatus } from '@/shared/records/statusColumn';
import { type RecordContext } from '@/shared/records/useRecordColumns';
import { MutedSuffix } from '@/ui/data/MutedSuffix';
import { formatCoupon } from './paymentColumns';

export function summarizePayment(
  payment: Payment,
  { agency, currency }: RecordContext,
  mediums: readonly Medium[],
): readonly RecordFact[] {
  return [
    { label: 'Amount', value: <MutedSuffix {...splitMoney(payment.transaction_amount, currency)} /> },
    { label: 'Status', value: renderStatus(payment.status) },
    { label: 'Type', value: textOrDash(payment.payment_type) },
    { label: 'Fare Media', value: <MutedSuffix {...nameMedium(payment.fare_media, mediums)} /> },
    createdFact(payment.created),
    { label: 'Coupon', value: formatCoupon(payment) },
    buildRelatedFact('Rider', 'rider', agency, payment.user_id),
  ];
}
