/** Whether JSON text nests deeper than `limit`; reads brackets outside strings, so that no parser has to recurse first. */
export function isNestedDeeperThan(json: string, limit: number): boolean {
  let depth = 0;
  for (let place = 0; place < json.length; place += 1) {
    const letter = json.charCodeAt(place);
    if (letter === 34) place = closingQuote(json, place);
    else if (letter === 123 || letter === 91) {
      depth += 1;
      if (depth > limit) return true;
    } else if (letter === 125 || letter === 93) depth -= 1;
  }
  return false;
}

/** The place of the quote that ends the string which begins at `from`; the text's end where none does. */
function closingQuote(json: string, from: number): number {
  for (let place = from; ;) {
    place = json.indexOf('"', place + 1);
    if (place === -1) return json.length;
    let slashes = 0;
    while (json.charCodeAt(place - 1 - slashes) === 92) slashes += 1;
    // An odd number of backslashes makes the quote a letter of the string.
    if (slashes % 2 === 0) return place;
  }
}
