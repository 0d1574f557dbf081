import { type InputRef } from 'antd/es/input/Input';
import { useFormikContext } from 'formik';
import { type RefObject, useLayoutEffect, useMemo } from 'react';
import { type Coupon } from '@/domain/entities/coupon';
import { type Medium } from '@/domain/entities/medium';
import { COUPON_MEDIUM } from '@/domain/limits';
import { textOrDash } from '@/domain/missingValue';
import { formatMedium } from '@/domain/payments/correction';
import { formatMoney } from '@/domain/payments/money';
import { type Currency } from '@/domain/regions';
import { CORRECTION_MEDIA } from '@/domain/specifiedValues';
import { selectCurrency } from '@/session/auth/sessionSlice';
import { usePortalSelector } from '@/session/hooks';
import { NumberField } from '@/ui/form/NumberField';
import { SelectField } from '@/ui/form/SelectField';
import { AmountHint } from './AmountHint';
import { AmountShortcuts } from './AmountShortcuts';
import { type CorrectionValues } from './correctionSchema';

interface Props {
  mediums: readonly Medium[];
  /** Undefined while they load. */
  coupons: readonly Coupon[] | undefined;
  /** The payment's amount in cents; null if there is none. */
  amountBefore: number | null;
  amountRef: RefObject<InputRef | null>;
}

/** The fields of the correction's form. The medium Coupon has two more. */
export function CorrectionFields({ mediums, coupons, amountBefore, amountRef }: Props) {
  const currency = usePortalSelector(selectCurrency);
  const { values, setFieldValue } = useFormikContext<CorrectionValues>();
  const setAmount = (cents: number) => void setFieldValue('amount', String(cents));
  const answerQuestion = (cents: number) => {
    setAmount(cents);
    // The question is removed, so the focus goes back to the field.
    amountRef.current?.focus();
  };
  const mediumOptions = useMemo(
    () => CORRECTION_MEDIA.map((medium) => ({ value: medium, label: formatMedium(medium, mediums) })),
    [mediums],
  );
  return (
    <>
      <div>
        <AmountShortcuts
          text={values.amount}
          currency={currency}
          amountBefore={amountBefore}
          onTakeCents={setAmount}
        />
        <NumberField
          name="amount"
          inputRef={amountRef}
          label="Amount"
          required
          min={0}
          hint={<AmountHint text={values.amount} currency={currency} onTakeCents={answerQuestion} />}
        />
      </div>
      <div>
        <SelectField
          name="payment_medium"
          label="Fare Media"
          required
          placeholder="-- Please select a fare medium --"
          options={mediumOptions}
        />
      </div>
      {values.payment_medium === COUPON_MEDIUM && <CouponFields coupons={coupons} currency={currency} />}
    </>
  );
}

function CouponFields({ coupons, currency }: Pick<Props, 'coupons'> & { currency: Currency }) {
  const { setFieldTouched } = useFormikContext<CorrectionValues>();
  // An earlier Submit has touched these fields too, but they are new on the screen: no error before they were left.
  useLayoutEffect(() => {
    for (const name of ['coupon_id', 'coupon_count']) void setFieldTouched(name, false, false);
  }, [setFieldTouched]);
  return (
    <>
      <SelectField
        name="coupon_id"
        label="Coupon"
        required
        placeholder="Name or ID"
        isLoading={coupons === undefined}
        options={(coupons ?? []).map(({ id, display_name, value }) => ({
          value: String(id),
          label: textOrDash(display_name) + (value === null ? '' : ` · ${formatMoney(value, currency)}`),
        }))}
      />
      <NumberField name="coupon_count" label="Coupon Count" required min={1} />
    </>
  );
}
