import Button from 'antd/es/button';
import { useEffect, useRef } from 'react';
import { useGetPaymentQuery, useListMediumsQuery } from '../../../api/payment';
import { useListTicketsQuery } from '../../../api/simpleticket';
import { EDITOR_PARTS, otherRiderText } from '../../../domain/failureTexts/correction';
import { asFailure, reasonText, riderFailureMessage, riderMessage } from '../../../domain/failures';
import { FailureAlert } from '../../../ui/FailureAlert';
import { UnreadableRows } from '../../common/UnreadableRows';
import { PaymentCorrectionForm } from './PaymentCorrectionForm';
import './PaymentCorrection.css';

interface Properties {
  agency: string;
  userId: string;
  paymentId: string;
  onClose: () => void;
}

/** The editor of a payment (specification 4): loads media, coupons and the payment, which fail apart from each other. */
export function PaymentCorrection({ agency, userId, paymentId, onClose }: Properties) {
  const payment = useGetPaymentQuery({ agency, paymentId });
  const mediums = useListMediumsQuery({ agency });
  const tickets = useListTicketsQuery({ agency });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  const parts = { payment, mediums, tickets };
  const failed = (['payment', 'mediums', 'tickets'] as const).filter(
    (part) => parts[part].error !== undefined && parts[part].currentData === undefined,
  );
  const owner = payment.currentData?.user_id ?? null;
  const hasForm = payment.currentData !== undefined && mediums.currentData !== undefined;
  const isOthers = owner !== null && String(owner) !== userId;
  return (
    <section className="payment-correction" aria-label={`Edit Payment #${paymentId}`}>
      <div className="payment-correction__head">
        <h2 ref={heading} tabIndex={-1}>
          Edit Payment #{paymentId}
        </h2>
        <Button size="small" onClick={onClose}>
          Close editor
        </Button>
      </div>
      {failed.map((part) => (
        <FailureAlert
          key={part}
          title={riderFailureMessage(5, asFailure(parts[part].error))}
          onRetry={() => void parts[part].refetch()}
          isRetrying={parts[part].isFetching}
        >
          {EDITOR_PARTS[part]} {reasonText(asFailure(parts[part].error))}
        </FailureAlert>
      ))}
      <UnreadableRows
        count={(mediums.currentData?.unreadable ?? 0) + (tickets.currentData?.unreadable ?? 0)}
      />
      {isOthers && <FailureAlert title={riderMessage(5)}>{otherRiderText(paymentId, owner)}</FailureAlert>}
      {!isOthers && payment.currentData && mediums.currentData && (
        <PaymentCorrectionForm
          agency={agency}
          userId={userId}
          payment={payment.currentData}
          mediums={mediums.currentData.rows}
          tickets={tickets.currentData?.rows}
          onClose={onClose}
        />
      )}
      {(payment.isFetching || mediums.isFetching) && failed.length === 0 && !hasForm && (
        <div className="payment-correction__loading" role="status">
          Loading…
        </div>
      )}
    </section>
  );
}
