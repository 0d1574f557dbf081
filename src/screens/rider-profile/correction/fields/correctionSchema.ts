import { object, string, type TestContext } from 'yup';
import { COUPON_MEDIUM, WHOLE_NUMBER_MAX } from '@/domain/limits';
import { formatCentsAndMoney } from '@/domain/payments/money';
import { type Currency } from '@/domain/regions';
import { CORRECTION_MEDIA } from '@/domain/specifiedValues';

/** The form's values, as typed. */
export interface CorrectionValues {
  amount: string;
  payment_medium: string;
  coupon_id: string;
  coupon_count: string;
}

/** The largest number, and how the message says it. */
interface Limit {
  max: number;
  text: string;
  /** A larger number that is allowed too. */
  except?: number | null;
}

const LARGEST_NUMBER: Limit = { max: WHOLE_NUMBER_MAX, text: String(WHOLE_NUMBER_MAX) };

const mediumFields = {
  payment_medium: string()
    .required('Fare media is required')
    .oneOf(CORRECTION_MEDIA, 'Fare media is required'),
  coupon_id: string().when('payment_medium', {
    is: COUPON_MEDIUM,
    then: (schema) => schema.required('Coupon is required'),
  }),
  coupon_count: string().when('payment_medium', {
    is: COUPON_MEDIUM,
    then: () => createWholeNumberSchema('Coupon count', 1, 'Coupon count must be a whole number'),
  }),
};

/**
 * Specification 5: cents from 0 on, one of six media, and for Coupon also a coupon and a count from 1 on. `maxCents`: the
 * largest amount of `/index.json`; null when it names none. The payment's amount `amountBefore` can stay above it, so that
 * the medium alone can be corrected.
 */
export function createCorrectionSchema(
  maxCents: number | null,
  currency: Currency,
  amountBefore: number | null,
) {
  const max = Math.floor(maxCents ?? WHOLE_NUMBER_MAX);
  const limit =
    max < WHOLE_NUMBER_MAX
      ? { max, text: formatCentsAndMoney(max, currency), except: amountBefore }
      : LARGEST_NUMBER;
  return object({
    amount: createWholeNumberSchema('Amount', 0, 'Amount must be a whole number of cents', limit),
    ...mediumFields,
  });
}

/** Returns null unless the text is a whole number from 0 on that a JavaScript number represents exactly. */
export function parseWholeNumber(text: string): number | null {
  const number = Number(text);
  return /^\d+$/.test(text.trim()) && number <= WHOLE_NUMBER_MAX ? number : null;
}

/** `7.50`, `$7.5` and `7,50` are 750 cents. Null for any other text, also for a whole number, which is cents already. */
export function parseDollarsAsCents(text: string): number | null {
  const [, dollars, cents = ''] = /^\$?(\d+)[.,](\d{1,2})$/.exec(text.trim()) ?? [];
  return dollars === undefined ? null : parseWholeNumber(dollars + cents.padEnd(2, '0'));
}

function createWholeNumberSchema(name: string, min: number, notWholeMessage: string, limit = LARGEST_NUMBER) {
  return string().test('whole-number', (value, context: TestContext) => {
    const message = validateWholeNumber(name, (value ?? '').trim(), min, notWholeMessage, limit);
    return message === null || context.createError({ message });
  });
}

function validateWholeNumber(
  name: string,
  text: string,
  min: number,
  notWholeMessage: string,
  limit: Limit,
): string | null {
  if (text === '') return `${name} is required`;
  if (!/^-?\d+(\.\d+)?$/.test(text)) return `${name} must be a number`;
  if (text.startsWith('-') || Number(text) < min) return `${name} must be at least ${min}`;
  if (text.includes('.')) return notWholeMessage;
  const number = parseWholeNumber(text) ?? Infinity;
  return number > limit.max && number !== limit.except ? `${name} must be at most ${limit.text}` : null;
}
