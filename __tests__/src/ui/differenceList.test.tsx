import { render, screen } from '@testing-library/react';
import { type JsonDifference } from '@/lib/json/jsonDifference';
import { DifferenceList } from '@/ui/data/DifferenceList';

/** The texts of each row: its path, and its values with their white space. */
function listTexts(difference: Omit<JsonDifference, 'path'>, isNew = false) {
  render(<DifferenceList differences={[{ path: 'text', ...difference }]} isNew={isNew} />);
  return [...screen.getByRole('listitem').children].map(({ textContent }) => textContent);
}

it('shows texts of several lines with their line breaks', () => {
  expect(listTexts({ before: '"Dear rider,\\nold"', after: '"Dear rider,\\r\\nnew"' })).toEqual([
    'text',
    'Dear rider,\nold',
    '→',
    'Dear rider,\r\nnew',
  ]);
});

it('shows two differences whose paths have the same text', () => {
  // React reports two rows with the same key.
  const errorSpy = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <DifferenceList
      differences={[
        { path: 'a.b', before: '1', after: '2' },
        { path: 'a.b', before: '3', after: '4' },
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(errorSpy).not.toHaveBeenCalled();
});

it('shows the line breaks of a new text', () => {
  expect(listTexts({ after: '"a\\nb"' }, true)).toEqual(['text', 'a\nb']);
});

it('shows the line breaks of a text that was removed', () => {
  expect(listTexts({ before: '"a\\nb"' })).toEqual(['text', 'a\nb', '→', 'none']);
});

it.each([
  ['texts of one line', '"old"', '"new"'],
  ['texts of which only the white space differs', '"a\\nb"', '"a\\r\\nb"'],
  ['another type', '"a\\nb"', '5'],
  ['values that are no JSON', '"Pass" 3\n', '"Pass" 4\n'],
])('shows %s as they are', (_case, before, after) => {
  expect(listTexts({ before, after })).toEqual(['text', before, '→', after]);
});
