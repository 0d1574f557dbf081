import Button from 'antd/es/button';
import { useMemo } from 'react';
import { useGetPaymentQuery, useListMediumsQuery } from '@/api/payment';
import { createPaymentsPageSource, useListPaymentsInfiniteQuery } from '@/api/paymentview';
import { type Id } from '@/domain/entities/fields';
import { type Medium } from '@/domain/entities/medium';
import { isNotFound } from '@/domain/failures';
import { describeOtherRiderPayment } from '@/domain/failureTexts/correction';
import { isPaymentId } from '@/domain/paths';
import { selectCurrency } from '@/session/auth/sessionSlice';
import { usePortalSelector } from '@/session/hooks';
import { toQueryFailure } from '@/shared/errors/toQueryFailure';
import { useInfiniteRows } from '@/shared/lists/infinite/useInfiniteRows';
import { useListRefetchPolicy } from '@/shared/lists/infinite/useListRefetchPolicy';
import { getId } from '@/shared/lists/rowKeys';
import { isLookupNeeded } from '@/shared/records/open-record/recordLookup';
import { useOpenRecord } from '@/shared/records/open-record/useOpenRecord';
import { useRecordParam } from '@/shared/records/open-record/useRecordParam';
import { useRowEditing } from '@/ui/table/rows/rowEditing';
import { LazyWatchButton } from '../LazyWatchButton';
import { RiderList } from '../RiderList';
import { buildPaymentColumns } from './paymentColumns';
import { summarizePayment } from './summarizePayment';
import { useAppliedCorrections } from './useAppliedCorrections';

const NO_MEDIUMS: readonly Medium[] = [];
const NOUNS = { singular: 'payment', plural: 'payments' };

interface Props {
  agency: string;
  userId: string;
  /** The payment that was just corrected, or empty. */
  correctedId: string;
  onEdit: (paymentId: Id) => void;
}

/** The rider's payments. Unlike passes and purchase orders, a payment can be edited. */
export function PaymentsTab({ agency, userId, correctedId, onEdit }: Props) {
  const list = useInfiniteRows(
    useListPaymentsInfiniteQuery({ agency, userId }, useListRefetchPolicy()),
    getId,
  );
  const currency = usePortalSelector(selectCurrency);
  // Without the mediums, the column has the platform's names.
  const mediums = useListMediumsQuery({ agency }).currentData?.rows ?? NO_MEDIUMS;
  const changes = useAppliedCorrections(agency, userId);
  const columns = useMemo(
    () => buildPaymentColumns(currency, mediums, { changes, newId: correctedId }),
    [currency, mediums, changes, correctedId],
  );
  const recordParam = useRecordParam();
  useRowEditing((index) => {
    const payment = list.rows[index];
    if (payment && isPaymentId(String(payment.id))) onEdit(payment.id);
  });
  const paymentById = useGetPaymentQuery(
    { agency, paymentId: recordParam.id },
    { skip: !isLookupNeeded(recordParam.id, list) || !isPaymentId(recordParam.id) },
  );
  const { currentData, error, isFetching, refetch } = paymentById;
  // The platform may omit the rider of a payment.
  const ownerId = currentData?.user_id ?? userId;
  const belongsToRider = String(ownerId) === userId;
  const failure = toQueryFailure(error);
  const record = useOpenRecord({
    agency,
    recordParam,
    list,
    lookup: {
      row: belongsToRider ? currentData : undefined,
      ...(!belongsToRider && { missingText: describeOtherRiderPayment(recordParam.id, ownerId) }),
      isFetching,
      // After a 404 the modal says that there is no such record.
      failure: failure && isNotFound(failure) ? null : failure,
      refetch,
    },
    title: 'Payment',
    summarize: (payment) => summarizePayment(payment, { agency, currency }, mediums),
    renderActions: ({ id }, getShortcutProps) =>
      isPaymentId(String(id)) && (
        <>
          <span className="json-modal__add-to-note">
            <LazyWatchButton kind="payment" agency={agency} userId={userId} paymentId={String(id)} />
          </span>
          <Button type="primary" data-autofocus {...getShortcutProps('e')} onClick={() => onEdit(id)}>
            Edit
          </Button>
        </>
      ),
  });
  return (
    <RiderList
      {...record}
      label="Payments"
      nouns={NOUNS}
      table="rider-payments"
      agency={agency}
      userId={userId}
      columns={columns}
      list={list}
      pages={createPaymentsPageSource({ agency, userId })}
      message="payments"
    />
  );
}
