import Button from 'antd/es/button';
import { useCallback, useEffect, useRef } from 'react';
import { useGetPaymentQuery, useListMediumsQuery } from '@/api/payment';
import { useListTicketsQuery } from '@/api/simpleticket';
import { toFailure, describeFailure, describeRiderFailure, describeRiderError } from '@/domain/failures';
import { EDITOR_LOAD_ERRORS, describeOtherRiderPayment } from '@/domain/failureTexts/correction';
import { CallFailure } from '@/screens/common/CallFailure';
import { InvalidRowsNotice } from '@/screens/common/InvalidRowsNotice';
import { usePortalDispatch } from '@/session/hooks';
import { correctionAcknowledged } from '@/session/sentCorrectionsSlice';
import { FailureAlert } from '@/ui/FailureAlert';
import { isResolved } from './correctionStatus';
import { PaymentCorrectionForm } from './PaymentCorrectionForm';
import { SentCorrectionNotice } from './SentCorrectionNotice';
import { usePaymentKey, useSentCorrection } from './useSentCorrections';
import './PaymentCorrection.css';

interface Props {
  agency: string;
  userId: string;
  paymentId: string;
  onClose: () => void;
}

/** The editor of a payment (specification 4): loads media, coupons and the payment, which fail apart from each other. */
export function PaymentCorrection({ agency, userId, paymentId, onClose }: Props) {
  const payment = useGetPaymentQuery({ agency, paymentId });
  const mediums = useListMediumsQuery({ agency });
  const tickets = useListTicketsQuery({ agency });
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headingRef.current?.focus({ preventScroll: true }), []);

  const dispatch = usePortalDispatch();
  const paymentKey = usePaymentKey(agency, userId, paymentId);
  const sent = useSentCorrection(paymentKey);
  const canAcknowledge = sent !== undefined && isResolved(sent);
  const acknowledgeIfResolved = useCallback(() => {
    if (canAcknowledge) dispatch(correctionAcknowledged({ paymentKey }));
  }, [dispatch, paymentKey, canAcknowledge]);
  const acknowledgeOnOpenRef = useRef(acknowledgeIfResolved);
  // Its outcome stood on the profile: the editor begins anew.
  useEffect(() => acknowledgeOnOpenRef.current(), []);
  const close = () => {
    acknowledgeIfResolved();
    onClose();
  };

  const queries = { payment, mediums, tickets };
  const failedParts = (['payment', 'mediums', 'tickets'] as const).filter(
    (part) => queries[part].error !== undefined && queries[part].currentData === undefined,
  );
  const ownerId = payment.currentData?.user_id ?? null;
  const hasForm = payment.currentData !== undefined && mediums.currentData !== undefined;
  const belongsToOtherRider = ownerId !== null && String(ownerId) !== userId;
  const form = !belongsToOtherRider && payment.currentData && mediums.currentData && (
    <PaymentCorrectionForm
      paymentKey={paymentKey}
      payment={payment.currentData}
      mediums={mediums.currentData.rows}
      tickets={tickets.currentData?.rows}
      onClose={close}
    />
  );
  return (
    <section className="payment-correction" aria-label={`Edit Payment #${paymentId}`}>
      <div className="payment-correction__header">
        <h2 ref={headingRef} tabIndex={-1}>
          Edit Payment #{paymentId}
        </h2>
        <Button size="small" onClick={close}>
          Close editor
        </Button>
      </div>
      {failedParts.map((part) => (
        <CallFailure
          key={part}
          failure={toFailure(queries[part].error)}
          title={describeRiderFailure(5, toFailure(queries[part].error))}
          onRetry={() => void queries[part].refetch()}
          isRetrying={queries[part].isFetching}
        >
          {EDITOR_LOAD_ERRORS[part]} {describeFailure(toFailure(queries[part].error))}
        </CallFailure>
      ))}
      <InvalidRowsNotice
        count={(mediums.currentData?.invalidRowCount ?? 0) + (tickets.currentData?.invalidRowCount ?? 0)}
      />
      {belongsToOtherRider && (
        <FailureAlert title={describeRiderError(5)}>
          {describeOtherRiderPayment(paymentId, ownerId)}
        </FailureAlert>
      )}
      {form}
      {sent && (belongsToOtherRider || failedParts.length > 0) && !form && (
        <SentCorrectionNotice sent={sent} />
      )}
      {(payment.isFetching || mediums.isFetching) && failedParts.length === 0 && !hasForm && (
        <div className="payment-correction__loading" role="status">
          Loading…
        </div>
      )}
    </section>
  );
}
