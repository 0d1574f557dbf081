import { findStringEnd } from './jsonText';

/** Counts brackets, because a recursive parser could overflow the stack. */
export function isNestedDeeperThan(json: string, limit: number): boolean {
  let depth = 0;
  for (let offset = 0; offset < json.length; offset += 1) {
    const charCode = json.charCodeAt(offset);
    if (charCode === QUOTE) offset = findStringEnd(json, offset) - 1;
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
