import { trimCommonAffixes } from '@/lib/text/trimCommonAffixes';

/** Characters that stay next to the difference. A common prefix or suffix of at most twice as many is not trimmed. */
const CONTEXT_LENGTH = 2;

it.each([
  ['25', '30', '25', '30'],
  ['', 'x', '', 'x'],
  ['abcdefgh', 'abcdXefgh', 'abcdefgh', 'abcdXefgh'],
  ['0123456789-old-9876543210', '0123456789-new-9876543210', '…9-old-9…', '…9-new-9…'],
  // One character more than is left as it is.
  ['01234a', '01234b', '…34a', '…34b'],
  ['a01234', 'b01234', 'a01…', 'b01…'],
  ['0123456789', '0123456789!', '…89', '…89!'],
  ['aaaaaaaaaa', 'aaaaaaaaaaaa', '…aa', '…aaaa'],
])('trims "%s" and "%s" to "%s" and "%s"', (before, after, trimmedBefore, trimmedAfter) => {
  expect(trimCommonAffixes(before, after, CONTEXT_LENGTH)).toEqual([trimmedBefore, trimmedAfter]);
});
