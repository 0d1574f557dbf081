/** The start of a spreadsheet formula, also in its full-width form and after white space. */
const FORMULA_START = /^(?:[\t\r\n\0]|\s*[=+\-@＝＋－＠])/u;
const NEGATIVE_NUMBER = /^-\d+(?:\.\d+)?$/;
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/;

/** Excel reads a file as UTF-8 only if it starts with this byte order mark. */
export const UTF8_BOM = '\uFEFF';

/** The text of a CSV file: the head and the rows. */
export function formatCsv(rows: readonly (readonly string[])[]): string {
  return joinCsvLines(rows.map(formatCsvLine));
}

/** The text of a CSV file, of lines that `formatCsvLine` has formatted. */
export function joinCsvLines(lines: readonly string[]): string {
  return UTF8_BOM + lines.join('');
}

/**
 * One line of a CSV file (RFC 4180) with its line break. A leading apostrophe keeps a spreadsheet from running a cell
 * as a formula. A plain negative number such as `-12.50` is no formula.
 */
export function formatCsvLine(cells: readonly string[]): string {
  return `${cells.map(formatCell).join(',')}\r\n`;
}

function formatCell(text: string): string {
  const safeText = FORMULA_START.test(text) && !NEGATIVE_NUMBER.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(safeText) ? `"${safeText.replaceAll('"', '""')}"` : safeText;
}
