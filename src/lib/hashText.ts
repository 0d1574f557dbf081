const FNV_OFFSET_BASIS = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** A 32-bit FNV-1a hash as 8 hexadecimal digits. It shows that a text has changed without containing the text. */
export function hashText(text: string): string {
  let result = FNV_OFFSET_BASIS;
  for (let index = 0; index < text.length; index += 1) {
    result = Math.imul(result ^ text.charCodeAt(index), FNV_PRIME);
  }
  return (result >>> 0).toString(16).padStart(8, '0');
}
