import Button from 'antd/es/button';
import { FormikProvider, useFormik } from 'formik';
import { useMemo, useState } from 'react';
import { isCorrectionMedium, mediumName, mediumOf } from '@/domain/correction';
import { type Medium } from '@/domain/entities/medium';
import { type Payment } from '@/domain/entities/payment';
import { type Ticket } from '@/domain/entities/ticket';
import { CORRECTION_LEAVING } from '@/domain/failureTexts/correction';
import { CORRECTION_MEDIA, COUPON_MEDIUM } from '@/domain/limits';
import { textOr } from '@/domain/missing';
import { formatCents } from '@/domain/money';
import { earlierPayment } from '@/domain/putBack';
import { KeptInputNotice } from '@/screens/common/KeptInputNotice';
import { PutBackWaits } from '@/screens/common/PutBackWaits';
import { useKeptForm } from '@/screens/common/useKeptInput';
import { usePutBackInForm } from '@/screens/common/usePutBackInForm';
import { type PaymentPlace } from '@/session/sentCorrectionsSlice';
import { ChoiceField } from '@/ui/form/ChoiceField';
import { NumberField } from '@/ui/form/NumberField';
import { SearchChoiceField } from '@/ui/form/SearchChoiceField';
import { useFocusFirstError } from '@/ui/form/useFocusFirstError';
import { LeaveGuard, NOT_SAVED } from '@/ui/LeaveGuard';
import { changedPayment } from './correctionChange';
import { CorrectionFailure } from './CorrectionFailure';
import { CorrectionOutcome } from './CorrectionOutcome';
import { correctionSchema, type CorrectionValues, wholeNumberOf } from './correctionSchema';
import { isApplied, isResolved, maySubmit } from './correctionStep';
import { CorrectionSummary } from './CorrectionSummary';
import { toPayload, toValues } from './toPayload';
import { useCorrection } from './useCorrection';
import { useSentCorrection } from './useSentCorrections';

interface Props {
  place: PaymentPlace;
  payment: Payment;
  mediums: readonly Medium[];
  /** Undefined until they are there: only Coupon needs them. */
  tickets: readonly Ticket[] | undefined;
  onClose: () => void;
}

/** The fields of a correction, what they will change, and what came of it. */
export function PaymentCorrectionForm(props: Props) {
  const { place, payment, mediums, tickets, onClose } = props;
  const correction = useCorrection(place, payment, mediums);
  const { now } = correction;
  const sent = useSentCorrection(place);
  // What was sent before and may be applied stands in the fields again; else what the payment has.
  const [initialValues] = useState(() =>
    sent && !isResolved(sent) ? toValues(sent.correction) : presentValues(payment, mediums),
  );
  const formik = useFormik<CorrectionValues>({
    initialValues,
    validationSchema: correctionSchema,
    onSubmit: (values) => correction.submit(toPayload(values)),
  });
  const isUnsaved = formik.dirty && !isApplied(now);
  const isOpenEnded = now.step === 'sending' || now.step === 'uncertain';
  const input = useKeptForm({
    form: `payment ${place.paymentId}`,
    formik,
    fields: ['amount', 'payment_medium', 'coupon_id', 'coupon_count'],
    when: isUnsaved,
    mayBeApplied: isOpenEnded,
  });
  const isUndecided = now.step === 'sending' || (now.step === 'uncertain' && !isResolved(now.sent));
  const putBackHold = usePutBackInForm(
    { kind: 'payment', agency: place.agency, object: changedPayment(place) },
    () => (isUndecided ? 'openEnd' : isUnsaved ? 'unsent' : null),
    (change) => {
      const earlier = earlierPayment(change);
      if (earlier) void formik.setValues({ ...earlier, amount: String(earlier.amount) });
    },
  );
  const form = useFocusFirstError(formik);
  const { values } = formik;
  const media = useMemo(
    () => mediaChoices(mediums, initialValues.payment_medium === ''),
    [mediums, initialValues],
  );
  return (
    <FormikProvider value={formik}>
      <form ref={form} className="correction" noValidate onSubmit={formik.handleSubmit}>
        <div className="correction__fields">
          <KeptInputNotice {...input} />
          <PutBackWaits hold={putBackHold} />
          <NumberField
            name="amount"
            label="Amount"
            required
            min={0}
            step={1}
            hint={`In cents: reads ${formatCents(wholeNumberOf(values.amount))}`}
          />
          <ChoiceField name="payment_medium" label="Fare Media" choices={media} />
          {values.payment_medium === COUPON_MEDIUM && (
            <>
              <SearchChoiceField
                name="coupon_id"
                label="Coupon"
                required
                placeholder="Name or ID"
                isLoading={tickets === undefined}
                choices={(tickets ?? []).map(({ id, display_name }) => ({
                  value: String(id),
                  label: textOr(display_name),
                }))}
              />
              <NumberField name="coupon_count" label="Coupon Count" required min={1} step={1} />
            </>
          )}
          <CorrectionFailure correction={correction} />
          <div className="correction__buttons">
            <Button onClick={onClose}>Cancel</Button>
            <Button type="primary" htmlType="submit" disabled={!maySubmit(now)}>
              Submit
            </Button>
          </div>
        </div>
        <CorrectionSummary
          agency={place.agency}
          userId={place.userId}
          payment={payment}
          before={now.step === 'uncertain' || now.step === 'corrected' ? now.sent.before : null}
          mediums={mediums}
          values={values}
        />
      </form>
      <LeaveGuard withinPage when={isUnsaved} message={isOpenEnded ? CORRECTION_LEAVING : NOT_SAVED} />
      <CorrectionOutcome correction={correction} onClose={onClose} />
    </FormikProvider>
  );
}

function presentValues(payment: Payment, mediums: readonly Medium[]): CorrectionValues {
  const { transaction_amount, fare_media, data } = payment;
  const medium = mediumOf(fare_media, mediums);
  return {
    amount: String(transaction_amount ?? ''),
    payment_medium: medium !== null && isCorrectionMedium(medium) ? medium : '',
    coupon_id: String(data.coupon_id ?? ''),
    coupon_count: String(data.coupon_count ?? ''),
  };
}

function mediaChoices(mediums: readonly Medium[], withNone: boolean) {
  return [
    ...(withNone ? [{ value: '', label: '-- Please select a fare medium --' }] : []),
    ...CORRECTION_MEDIA.map((medium) => ({ value: medium, label: mediumName(medium, mediums) })),
  ];
}
