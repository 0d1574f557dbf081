/** What a spreadsheet takes for the beginning of a formula, in both widths of the signs, after spaces or none. */
const FORMULA = /^(?:[\t\r\n\0]|\s*[=+\-@＝＋－＠])/u;
/** A number below zero is none: it stays a number. One with a plus may be a telephone's, and doesn't. */
const NEGATIVE_NUMBER = /^-\d+(?:\.\d+)?$/;
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/;

/** Excel reads a file as UTF-8 if it begins so. */
export const UTF8_BOM = '\uFEFF';

/**
 * One line of a CSV file (RFC 4180), its end included. A cell that a spreadsheet would take for a formula gets an
 * apostrophe in front, except for a plain negative number such as `-12.50`.
 */
export function formatCsvLine(cells: readonly string[]): string {
  return `${cells.map(formatCell).join(',')}\r\n`;
}

function formatCell(text: string): string {
  const inert = FORMULA.test(text) && !NEGATIVE_NUMBER.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
