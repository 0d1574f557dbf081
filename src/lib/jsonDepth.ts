/** Whether JSON text nests deeper than `limit`; reads brackets outside strings, so that no parser has to recurse first. */
export function nestsDeeperThan(json: string, limit: number): boolean {
  let depth = 0;
  let inString = false;
  for (let place = 0; place < json.length; place += 1) {
    const letter = json.charCodeAt(place);
    if (inString) {
      if (letter === 92) place += 1;
      else if (letter === 34) inString = false;
    } else if (letter === 34) inString = true;
    else if (letter === 123 || letter === 91) {
      depth += 1;
      if (depth > limit) return true;
    } else if (letter === 125 || letter === 93) depth -= 1;
  }
  return false;
}
