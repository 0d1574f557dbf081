import { MASK } from './mask';
import { findLongestWord, listForms } from './text/valueForms';

// The repetitions are limited, so that no text makes the search slow.
const BACKSLASHES = '\\\\{1,64}';
const AMPERSAND = `(?:&|${BACKSLASHES}u0026)(?:amp;){0,3}`;

/** Other encodings of a character: HTML's names, a space in a query, Base64 in URLs. */
const OTHER_ENCODINGS: Readonly<Record<string, string>> = {
  '&': `${AMPERSAND}amp;`,
  '<': `${AMPERSAND}lt;`,
  '>': `${AMPERSAND}gt;`,
  '"': `${AMPERSAND}quot;`,
  "'": `${AMPERSAND}apos;`,
  ' ': '\\+',
  '+': '-',
  '/': '_',
};

/** An escape of JSON, URLs or HTML for a character below 128. */
const ESCAPE =
  /(?:\\{1,64}u00|%(?:25){0,3})([3-7][\da-f])|&(?:amp;){0,3}#(?:x0{0,4}([\da-f]{2})|0{0,4}(\d{2,3}));/gi;

/**
 * Redacts values in a server's JSON text, also where they are escaped for JSON, URLs or HTML, or are part of a text in
 * Base64. The text stays valid JSON, unless a value is the digits of a number.
 */
export function redactInJson(text: string, values: readonly string[]): string {
  // A value is redacted before its parts.
  const forms = listForms(values).sort((first, second) => second.length - first.length);
  const redacted = redactForms(text, forms);
  // No encoding needs to escape letters and digits. A text that does so is unescaped if it contains a value.
  const plainText = redacted.replace(ESCAPE, unescapeLetter);
  const redactedPlainText = plainText === redacted ? redacted : redactForms(plainText, forms);
  return redactedPlainText === plainText ? redacted : redactedPlainText;
}

function redactForms(text: string, forms: readonly string[]): string {
  return forms.reduce(
    (redacted, form) =>
      // A quick search for the part that no encoding changes: hardly any text contains a secret.
      redacted.includes(findLongestWord(form)) ? redacted.replace(toPattern(form), MASK) : redacted,
    text,
  );
}

function toPattern(text: string): RegExp {
  // A run of backslashes has its own number of backslashes in each encoding.
  return new RegExp(Array.from(text.replace(/\\+/g, '\\'), toCharPattern).join(''), 'gi');
}

function toCharPattern(char: string): string {
  if (/[a-z\d]/i.test(char)) return char;
  const code = char.codePointAt(0) ?? 0;
  const units = char.split('').map((unit) => `${BACKSLASHES}u${toHex(unit.charCodeAt(0), 4)}`);
  const bytes = Array.from(new TextEncoder().encode(char), (byte) => `%(?:25){0,3}${toHex(byte, 2)}`);
  const encodings = [
    units.join(''),
    bytes.join(''),
    `${AMPERSAND}#0{0,4}${code};`,
    `${AMPERSAND}#x0{0,4}${code.toString(16)};`,
    OTHER_ENCODINGS[char],
    // Last, because an encoding can begin with the character itself.
    toLiteralPattern(char),
  ];
  return `(?:${encodings.filter((encoding) => encoding !== undefined).join('|')})`;
}

function toLiteralPattern(char: string): string {
  if (char === '\\') return BACKSLASHES;
  // A quotation mark without a backslash ends a string of JSON.
  if (char === '"') return `${BACKSLASHES}"`;
  return `\\\\{0,8}${char.replace(/[$()*+./?[\]^{|}-]/, '\\$&')}`;
}

function toHex(code: number, length: number): string {
  return code.toString(16).padStart(length, '0');
}

function unescapeLetter(escape: string, hex?: string, htmlHex?: string, decimal?: string): string {
  const char = String.fromCharCode(decimal ? Number(decimal) : parseInt(hex ?? htmlHex ?? '', 16));
  return /[a-z\d]/i.test(char) ? char : escape;
}
