import { applyTextAreaEdit } from '@/screens/business-rules/editor/applyTextAreaEdit';

it.each([
  ['a key in the last line', 'a\r\nb\nc', 'a\nb\ncd', 'a\r\nb\ncd'],
  ['a key in the first line', 'a\nb\r\nc\rd', 'xa\nb\nc\nd', 'xa\nb\r\nc\rd'],
  ['an added line', 'a\nb\r\nc', 'a\nb\nx\nc', 'a\nb\r\nx|c'],
  ['a removed line break', 'a\r\nb\nc', 'ab\nc', 'ab\nc'],
  ['a doubled character', 'a\r\na', 'a\naa', 'a\r\naa'],
  ['a replaced text', 'a\r\nb', 'x\ny', 'x|y'],
  ['a removed text', 'a\r\nb', '', ''],
  ['a first text', '', 'a\nb', 'a|b'],
])('keeps the line breaks that were not edited: %s', (_case, text, editedText, expected) => {
  expect(applyTextAreaEdit(text, editedText, '|')).toBe(expected);
});
