/** A reason of an operator in a text file: it keeps its lines, and the indent tells them from the file's own. */
export function listReasonLines(reason: string): string[] {
  return `Reason: ${reason.trimEnd()}`
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line, index) => (index === 0 ? line : `  ${line}`));
}
