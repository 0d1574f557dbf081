import { describeNotFound } from '@/shared/agencies/describeAgencies';

it.each([
  [['A'], 'A is not among the agencies here.'],
  [['A', 'B'], 'A and B are not among the agencies here.'],
  [['A', 'B', 'C', 'D', 'E', 'F', 'G'], 'A, B, C, D, E and 2 others are not among the agencies here.'],
])('names up to five of the chosen agencies that are not found: %j', (abbreviations, text) => {
  expect(describeNotFound(abbreviations)).toBe(text);
});
