import Button from 'antd/es/button';
import { formatMoney } from '@/domain/payments/money';
import { type Currency } from '@/domain/regions';
import { useMaxCorrectionCents } from '../useMaxCorrectionCents';
import { parseWholeNumber } from './correctionSchema';
import './AmountShortcuts.css';

/** In cents. */
const STEP = 100;

interface Props {
  /** The amount as typed. */
  text: string;
  currency: Currency;
  /** The payment's amount in cents; null if there is none. */
  amountBefore: number | null;
  onTakeCents: (cents: number) => void;
}

/** Buttons for frequent amounts, for the mouse: with the keyboard, typing the amount is as short, so Tab goes past them. */
export function AmountShortcuts({ text, currency, amountBefore, onTakeCents }: Props) {
  const maxCents = useMaxCorrectionCents() ?? Infinity;
  const cents = text.trim() === '' ? 0 : parseWholeNumber(text);
  const amounts = [
    { label: `+${formatMoney(STEP, currency)}`, amount: cents === null ? null : cents + STEP },
    { label: formatMoney(0, currency), amount: 0 },
    { label: 'As before', amount: amountBefore },
  ];
  return (
    <div role="group" aria-label="Frequent values" className="amount-shortcuts">
      {amounts.map(({ label, amount }) => (
        <Button
          key={label}
          size="small"
          tabIndex={-1}
          // A correction can't set a negative amount, or one above the largest unless the payment has it.
          disabled={
            parseWholeNumber(String(amount)) === null || ((amount ?? 0) > maxCents && amount !== amountBefore)
          }
          onClick={() => onTakeCents(amount ?? 0)}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
