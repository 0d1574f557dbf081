/** A short text that changes when the given one does (32-bit FNV-1a): tells that something changed, and nothing of what it was. */
export function hashText(text: string): string {
  let result = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    result = Math.imul(result ^ text.charCodeAt(at), 0x01000193);
  }
  return (result >>> 0).toString(16).padStart(8, '0');
}
