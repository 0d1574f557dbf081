import { joinSentences } from '@/lib/text/joinSentences';

it('ends each part with one full stop', () => {
  expect(joinSentences(['One', 'Two.', 'three. '])).toBe('One. Two. three.');
  expect(joinSentences([])).toBe('');
});
