import { formatMoney, formatTypedCents } from '@/domain/payments/money';
import { type Currency } from '@/domain/regions';
import { parseDollarsAsCents, parseWholeNumber } from './correctionSchema';
import './AmountHint.css';

interface Props {
  /** The amount as typed. */
  text: string;
  currency: Currency;
  onTakeCents: (cents: number) => void;
}

/** The amount in dollars or, if dollars were typed, the question whether these cents are meant. */
export function AmountHint({ text, currency, onTakeCents }: Props) {
  const cents = parseDollarsAsCents(text);
  return (
    <span className="amount-hint">
      {cents === null ? (
        <>
          In cents{' '}
          <strong className="amount-hint__reading">= {formatMoney(parseWholeNumber(text), currency)}</strong>
        </>
      ) : (
        <>
          Did you mean{' '}
          <button type="button" className="amount-hint__question" onClick={() => onTakeCents(cents)}>
            {formatTypedCents(cents)}?
          </button>
        </>
      )}
    </span>
  );
}
