/** The form that a telephone number has (specification 5). */
export const TELEPHONE_PATTERN = /^\(\d{3}\) \d{3}-\d{4}$/;
export const TELEPHONE_MASK = '(000) 000-0000';

const DIGITS = 10;

/**
 * What was typed or pasted, brought into the form (000) 000-0000 as far as its digits go; a country code 1 goes.
 * What is typed behind a whole number is dropped. A text with more digits than a number has stays as it is: cutting it
 * would make another number of it.
 */
export function maskTelephone(text: string, previous = ''): string {
  const all = text.replace(/\D/g, '');
  const digits = all.length === DIGITS + 1 && all.startsWith('1') ? all.slice(1) : all;
  if (digits.length > DIGITS) {
    return TELEPHONE_PATTERN.test(previous) && text.startsWith(previous) ? previous : text;
  }
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  if (area === '') return '';
  if (exchange === '') return `(${area}`;
  return line === '' ? `(${area}) ${exchange}` : `(${area}) ${exchange}-${line}`;
}
