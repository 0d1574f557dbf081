import { joinSentences } from '@/lib/text/joinSentences';

it('ends each part with one full stop', () => {
  expect(joinSentences(['One', 'Two.', 'three. '])).toBe('One. Two. three.');
  expect(joinSentences([])).toBe('');
});

it('adds no full stop to a part that has ended already', () => {
  expect(joinSentences(['Not allowed! ', 'Which one?', 'Wait…', 'Wait...'])).toBe(
    'Not allowed! Which one? Wait… Wait.',
  );
});
