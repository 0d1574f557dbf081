import { inSentences } from '@/lib/inSentences';

it('ends each part by one full stop', () => {
  expect(inSentences(['One', 'Two.', 'three. '])).toBe('One. Two. three.');
  expect(inSentences([])).toBe('');
});
