import Button from 'antd/es/button';
import { useCallback, useEffect, useRef } from 'react';
import { useGetPaymentQuery, useListMediumsQuery } from '@/api/payment';
import { useListTicketsQuery } from '@/api/simpleticket';
import { asFailure, reasonText, riderFailureMessage, riderMessage } from '@/domain/failures';
import { EDITOR_PARTS, otherRiderText } from '@/domain/failureTexts/correction';
import { CallFailure } from '@/screens/common/CallFailure';
import { UnreadableRows } from '@/screens/common/UnreadableRows';
import { usePortalDispatch } from '@/session/hooks';
import { correctionTold } from '@/session/sentCorrectionsSlice';
import { FailureAlert } from '@/ui/FailureAlert';
import { isResolved } from './correctionStep';
import { PaymentCorrectionForm } from './PaymentCorrectionForm';
import { SentCorrectionNotice } from './SentCorrectionNotice';
import { usePaymentPlace, useSentCorrection } from './useSentCorrections';
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
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  const dispatch = usePortalDispatch();
  const place = usePaymentPlace(agency, userId, paymentId);
  const sent = useSentCorrection(place);
  const isTold = sent !== undefined && isResolved(sent);
  const forgetTold = useCallback(() => {
    if (isTold) dispatch(correctionTold({ place }));
  }, [dispatch, place, isTold]);
  const openedWith = useRef(forgetTold);
  // Its outcome stood on the profile: the editor begins anew.
  useEffect(() => openedWith.current(), []);
  const close = () => {
    forgetTold();
    onClose();
  };

  const parts = { payment, mediums, tickets };
  const failed = (['payment', 'mediums', 'tickets'] as const).filter(
    (part) => parts[part].error !== undefined && parts[part].currentData === undefined,
  );
  const owner = payment.currentData?.user_id ?? null;
  const hasForm = payment.currentData !== undefined && mediums.currentData !== undefined;
  const isOthers = owner !== null && String(owner) !== userId;
  const form = !isOthers && payment.currentData && mediums.currentData && (
    <PaymentCorrectionForm
      place={place}
      payment={payment.currentData}
      mediums={mediums.currentData.rows}
      tickets={tickets.currentData?.rows}
      onClose={close}
    />
  );
  return (
    <section className="payment-correction" aria-label={`Edit Payment #${paymentId}`}>
      <div className="payment-correction__head">
        <h2 ref={heading} tabIndex={-1}>
          Edit Payment #{paymentId}
        </h2>
        <Button size="small" onClick={close}>
          Close editor
        </Button>
      </div>
      {failed.map((part) => (
        <CallFailure
          key={part}
          failure={asFailure(parts[part].error)}
          title={riderFailureMessage(5, asFailure(parts[part].error))}
          onRetry={() => void parts[part].refetch()}
          isRetrying={parts[part].isFetching}
        >
          {EDITOR_PARTS[part]} {reasonText(asFailure(parts[part].error))}
        </CallFailure>
      ))}
      <UnreadableRows
        count={(mediums.currentData?.unreadable ?? 0) + (tickets.currentData?.unreadable ?? 0)}
      />
      {isOthers && <FailureAlert title={riderMessage(5)}>{otherRiderText(paymentId, owner)}</FailureAlert>}
      {form}
      {sent && (isOthers || failed.length > 0) && !form && <SentCorrectionNotice sent={sent} />}
      {(payment.isFetching || mediums.isFetching) && failed.length === 0 && !hasForm && (
        <div className="payment-correction__loading" role="status">
          Loading…
        </div>
      )}
    </section>
  );
}
