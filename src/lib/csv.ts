/** The start of a formula in a spreadsheet: `=`, `+`, `-`, `@` or its full-width form, also after white space. */
const FORMULA_START = /^(?:[\t\r\n\0]|\s*[=+\-@＝＋－＠])/u;
/** A plain negative number is no formula. A number with a plus may be a telephone number, so it gets an apostrophe. */
const NEGATIVE_NUMBER = /^-\d+(?:\.\d+)?$/;
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/;

/** Excel reads a file as UTF-8 only if it starts with this byte order mark. */
export const UTF8_BOM = '\uFEFF';

/**
 * One line of a CSV file (RFC 4180) with its line break. A cell that a spreadsheet would run as a formula gets a leading
 * apostrophe, except a plain negative number such as `-12.50`.
 */
export function formatCsvLine(cells: readonly string[]): string {
  return `${cells.map(formatCell).join(',')}\r\n`;
}

function formatCell(text: string): string {
  const safeText = FORMULA_START.test(text) && !NEGATIVE_NUMBER.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(safeText) ? `"${safeText.replaceAll('"', '""')}"` : safeText;
}
