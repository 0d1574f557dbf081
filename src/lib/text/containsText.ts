/** Whether one of the parts contains the text of a filter, without regard to case and to spaces around the text. */
export function containsText(text: string, ...parts: readonly (string | null | undefined)[]): boolean {
  const term = text.trim().toLowerCase();
  return parts.some((part) => part?.toLowerCase().includes(term));
}
