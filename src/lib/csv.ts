/** Signs that a spreadsheet takes for the beginning of a formula, also behind what it ignores. */
const FORMULA = /^[=+\-@\t\r\n\0]/;

/** Rows as CSV (RFC 4180): fields that need it in quotes, lines ended by CR LF. A field that a spreadsheet would take for a formula begins with an apostrophe. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(field).join(',')}\r\n`).join('');
}

function field(text: string): string {
  const inert = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
