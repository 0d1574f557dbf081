/** The format in section 5 of the specification. */
export const TELEPHONE_PATTERN = /^\(\d{3}\) \d{3}-\d{4}$/;
export const TELEPHONE_MASK = '(000) 000-0000';

const DIGIT_COUNT = 10;

/**
 * Formats digits as (000) 000-0000, also while the number is incomplete, and removes a country code 1. Digits typed
 * after a complete number are dropped. A text with `+` and another country code, or with too many digits, stays
 * unchanged, because formatting it would make another number.
 * @param previous the field's text before the input
 */
export function formatTelephoneInput(text: string, previous = ''): string {
  const allDigits = text.replace(/\D/g, '');
  const hasCountryCode = allDigits.length === DIGIT_COUNT + 1 && allDigits.startsWith('1');
  if (text.trimStart().startsWith('+') && !hasCountryCode) return text;
  const digits = hasCountryCode ? allDigits.slice(1) : allDigits;
  if (digits.length > DIGIT_COUNT) {
    return TELEPHONE_PATTERN.test(previous) && text.startsWith(previous) ? previous : text;
  }
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  if (area === '') return '';
  if (exchange === '') return `(${area}`;
  return line === '' ? `(${area}) ${exchange}` : `(${area}) ${exchange}-${line}`;
}
