import { useFormikContext } from 'formik';
import { useMemo } from 'react';
import { formatMedium } from '@/domain/correction';
import { type Medium } from '@/domain/entities/medium';
import { type Ticket } from '@/domain/entities/ticket';
import { CORRECTION_MEDIA, COUPON_MEDIUM } from '@/domain/limits';
import { textOrDash } from '@/domain/missingValue';
import { formatMoney } from '@/domain/money';
import { selectCurrency } from '@/session/auth/sessionSlice';
import { usePortalSelector } from '@/session/hooks';
import { NumberField } from '@/ui/form/NumberField';
import { SearchSelectField } from '@/ui/form/SearchSelectField';
import { SelectField } from '@/ui/form/SelectField';
import { type CorrectionValues, parseWholeNumber } from './correctionSchema';

interface Props {
  mediums: readonly Medium[];
  /** Undefined until loaded. */
  tickets: readonly Ticket[] | undefined;
  /** The medium that the form starts with; empty if a correction can't set the payment's. */
  initialMedium: string;
}

/** The fields of the correction's form. The medium Coupon has two more. */
export function CorrectionFields({ mediums, tickets, initialMedium }: Props) {
  const currency = usePortalSelector(selectCurrency);
  const { values } = useFormikContext<CorrectionValues>();
  const mediumOptions = useMemo(
    () => [
      ...(initialMedium === '' ? [{ value: '', label: '-- Please select a fare medium --' }] : []),
      ...CORRECTION_MEDIA.map((medium) => ({ value: medium, label: formatMedium(medium, mediums) })),
    ],
    [mediums, initialMedium],
  );
  return (
    <>
      <NumberField
        name="amount"
        label="Amount"
        required
        min={0}
        step={1}
        hint={`In cents: equals ${formatMoney(parseWholeNumber(values.amount), currency)}`}
      />
      <SelectField name="payment_medium" label="Fare Media" options={mediumOptions} />
      {values.payment_medium === COUPON_MEDIUM && (
        <>
          <SearchSelectField
            name="coupon_id"
            label="Coupon"
            required
            placeholder="Name or ID"
            isLoading={tickets === undefined}
            options={(tickets ?? []).map(({ id, display_name }) => ({
              value: String(id),
              label: textOrDash(display_name),
            }))}
          />
          <NumberField name="coupon_count" label="Coupon Count" required min={1} step={1} />
        </>
      )}
    </>
  );
}
