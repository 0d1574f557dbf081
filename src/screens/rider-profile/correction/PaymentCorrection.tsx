import Button from 'antd/es/button';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useGetPaymentQuery, useListMediumsQuery } from '@/api/payment';
import { useListCouponsQuery } from '@/api/simpleticket';
import { toFailure } from '@/domain/failures';
import { describeOtherRiderPayment, EDITOR_LOAD_ERRORS } from '@/domain/failureTexts/correction';
import { describeFailure } from '@/domain/failureTexts/describeFailure';
import { describeRiderError, describeRiderFailure } from '@/domain/failureTexts/riderProfile';
import { LIST_STALE_AFTER_S } from '@/domain/limits';
import { usePortalDispatch } from '@/session/hooks';
import { CallFailure } from '@/shared/errors/CallFailure';
import { InvalidRowsNotice } from '@/shared/lists/InvalidRowsNotice';
import { FailureAlert } from '@/ui/feedback/FailureAlert';
import { useQueryParams } from '@/ui/navigation/useQueryParams';
import { PaymentCorrectionForm } from './PaymentCorrectionForm';
import { acknowledgeCorrection } from './write/acknowledgeCorrection';
import { PendingCorrectionNotice } from './write/PendingCorrectionNotice';
import { usePaymentKey, usePendingCorrection } from './write/usePendingCorrections';
import './PaymentCorrection.css';

/** The list of payments has read the media already. The form keeps its choices while older ones are read again. */
const CHOICES_OPTIONS = { refetchOnMountOrArgChange: LIST_STALE_AFTER_S };

interface Props {
  agency: string;
  userId: string;
  paymentId: string;
  /** `isCorrected`: after a correction that was applied. */
  onClose: (isCorrected: boolean) => void;
  /** Moves the focus away from the notice of an earlier correction. */
  onNoticeDismissed: () => void;
}

/** The editor of a payment (section 4 of the specification). Payment, media and coupons are separate calls. */
export function PaymentCorrection(props: Props) {
  const { agency, userId, paymentId, onClose, onNoticeDismissed } = props;
  const paymentQuery = useGetPaymentQuery({ agency, paymentId }, { refetchOnMountOrArgChange: true });
  // The payment's record may have read it long ago: the form waits until it is read again.
  const { fulfilledTimeStamp: readAt } = paymentQuery;
  const [lastReadAt] = useState(readAt);
  const payment = readAt === lastReadAt ? undefined : paymentQuery.currentData;
  const { setParams } = useQueryParams();
  // A typed URL may write the id in another way, for example 0005. Pending writes and journal have the payment's own id.
  const ownId = payment && Number(payment.id) === Number(paymentId) ? String(payment.id) : paymentId;
  useEffect(() => {
    if (ownId !== paymentId) setParams({ payment: ownId }, 'replace');
  }, [ownId, paymentId, setParams]);
  const mediumsQuery = useListMediumsQuery({ agency }, CHOICES_OPTIONS);
  const couponsQuery = useListCouponsQuery({ agency }, CHOICES_OPTIONS);
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headingRef.current?.focus({ preventScroll: true }), []);

  const dispatch = usePortalDispatch();
  const paymentKey = usePaymentKey(agency, userId, paymentId);
  const pendingCorrection = usePendingCorrection(paymentKey);
  const [isClosing, setIsClosing] = useState(false);

  const queries = {
    payment: { ...paymentQuery, currentData: payment },
    mediums: mediumsQuery,
    coupons: couponsQuery,
  };
  const failedQueries = (['payment', 'mediums', 'coupons'] as const).filter(
    (name) => queries[name].error !== undefined && queries[name].currentData === undefined,
  );
  const ownerId = payment?.user_id ?? null;
  // The form does not wait for the coupons.
  const isLoadingForm =
    !failedQueries.some((name) => name !== 'coupons') &&
    (payment === undefined || mediumsQuery.currentData === undefined);
  const close = (isCorrected: boolean) => {
    // While the form loads, the notice of the last correction is not shown yet.
    if (!isLoadingForm) dispatch(acknowledgeCorrection(paymentKey));
    // Closing asks nothing (section 4 of the specification): the form's prompt must be off before the URL changes.
    flushSync(() => setIsClosing(true));
    onClose(isCorrected);
  };
  const belongsToOtherRider = ownerId !== null && String(ownerId) !== userId;
  const form = !belongsToOtherRider && payment && mediumsQuery.currentData && (
    <PaymentCorrectionForm
      paymentKey={paymentKey}
      payment={payment}
      readAt={readAt ?? 0}
      mediums={mediumsQuery.currentData.rows}
      coupons={couponsQuery.currentData?.rows ?? (couponsQuery.isFetching ? undefined : [])}
      isClosing={isClosing}
      onClose={close}
      onNoticeDismissed={onNoticeDismissed}
    />
  );
  return (
    <section className="payment-correction" aria-label={`Edit Payment #${paymentId}`}>
      <div className="payment-correction__header">
        <h2 ref={headingRef} tabIndex={-1}>
          Edit Payment #{paymentId}
        </h2>
        <Button size="small" onClick={() => close(false)}>
          Close editor
        </Button>
      </div>
      {failedQueries.map((name) => (
        <CallFailure
          key={name}
          failure={toFailure(queries[name].error)}
          title={describeRiderFailure('editPayment', toFailure(queries[name].error))}
          onRetry={() => void queries[name].refetch()}
          isRetrying={queries[name].isFetching}
        >
          {EDITOR_LOAD_ERRORS[name]} {describeFailure(toFailure(queries[name].error))}
        </CallFailure>
      ))}
      <InvalidRowsNotice
        count={
          (mediumsQuery.currentData?.invalidRowCount ?? 0) + (couponsQuery.currentData?.invalidRowCount ?? 0)
        }
      />
      {belongsToOtherRider && (
        <FailureAlert title={describeRiderError('editPayment')}>
          {describeOtherRiderPayment(paymentId, ownerId)}
        </FailureAlert>
      )}
      {form}
      {pendingCorrection && (belongsToOtherRider || failedQueries.length > 0) && !form && (
        <PendingCorrectionNotice pendingCorrection={pendingCorrection} onDismissed={onNoticeDismissed} />
      )}
      {isLoadingForm && (
        <div className="payment-correction__loading card" role="status">
          Loading…
        </div>
      )}
    </section>
  );
}
