import { joinSentences } from '@/lib/joinSentences';

it('ends each part by one full stop', () => {
  expect(joinSentences(['One', 'Two.', 'three. '])).toBe('One. Two. three.');
  expect(joinSentences([])).toBe('');
});
