import { type JsonError } from '@/domain/failureTexts/jsonError';

/** Selects the character of an error, and scrolls to it, which a selection alone does not do. */
export function selectPosition(textArea: HTMLTextAreaElement, { offset, line, column }: JsonError): void {
  textArea.focus();
  textArea.setSelectionRange(offset, offset + 1);
  // Lines do not wrap and all characters have the same width, so lengths are proportional to sizes.
  const lines = textArea.value.split('\n');
  const longestLine = lines.reduce((longest, text) => Math.max(longest, text.length), 1);
  textArea.scrollTop = (line / lines.length) * textArea.scrollHeight - textArea.clientHeight / 2;
  textArea.scrollLeft = (column / longestLine) * textArea.scrollWidth - textArea.clientWidth / 2;
}
