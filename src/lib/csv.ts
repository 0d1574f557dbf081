import { compactJson } from './json/jsonText';
import { isJson } from './typeGuards';

/** The start of a spreadsheet formula, also in its full-width form and after white space. */
const FORMULA_START = /^(?:[\t\r\n\0]|\s*[=+\-@＝＋－＠])/u;
/**
 * The places where a formula begins for a spreadsheet that splits a line at semicolons or tabs, as in regions with a decimal
 * comma. It does not see the quotes of a cell that begins in the middle of its own cell.
 */
const INNER_FORMULA_START = /[;\t\r\n]+(?=(?:[^\S\t\r\n]|["\0])*[=+\-@＝＋－＠])/gu;
/** The semicolon and the tab: a spreadsheet can split at several characters at once, and then sees the quotes. */
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/;

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
 * One line of a CSV file (RFC 4180) with its line break. An apostrophe before it keeps a spreadsheet from running a text
 * as a formula. JSON stays the same JSON, and a negative number such as `-12.50` is no formula.
 */
export function formatCsvLine(cells: readonly string[]): string {
  return `${cells.map(formatCell).join(',')}\r\n`;
}

function formatCell(text: string): string {
  const safeText = preventFormulas(text);
  return NEEDS_QUOTES.test(safeText) ? `"${safeText.replaceAll('"', '""')}"` : safeText;
}

function preventFormulas(text: string): string {
  const safeText = (FORMULA_START.test(text) ? "'" : '') + text.replace(INNER_FORMULA_START, "$&'");
  return safeText !== text && isJson(text) ? preventFormulasInJson(text) : safeText;
}

/** In compact JSON a semicolon before a formula is inside a string, and a tab or a line break is nowhere. */
function preventFormulasInJson(json: string): string {
  return compactJson(json).replace(INNER_FORMULA_START, (semicolons) =>
    semicolons.replaceAll(';', '\\u003b'),
  );
}
