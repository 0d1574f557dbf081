/** Counts brackets, because a recursive parser could overflow the stack. */
export function isNestedDeeperThan(json: string, limit: number): boolean {
  let depth = 0;
  for (let offset = 0; offset < json.length; offset += 1) {
    const charCode = json.charCodeAt(offset);
    if (charCode === QUOTE) offset = findClosingQuote(json, offset);
    else if (charCode === OPENING_BRACE || charCode === OPENING_BRACKET) {
      depth += 1;
      if (depth > limit) return true;
    } else if (charCode === CLOSING_BRACE || charCode === CLOSING_BRACKET) depth -= 1;
  }
  return false;
}

const QUOTE = 34;
const OPENING_BRACE = 123;
const CLOSING_BRACE = 125;
const OPENING_BRACKET = 91;
const CLOSING_BRACKET = 93;
const BACKSLASH = 92;

/** The offset of the quote that ends the string starting at `start`; the length of the text when there is none. */
function findClosingQuote(json: string, start: number): number {
  for (let offset = start; ;) {
    offset = json.indexOf('"', offset + 1);
    if (offset === -1) return json.length;
    let backslashCount = 0;
    while (json.charCodeAt(offset - 1 - backslashCount) === BACKSLASH) backslashCount += 1;
    // After an odd number of backslashes the quote is escaped.
    if (backslashCount % 2 === 0) return offset;
  }
}
