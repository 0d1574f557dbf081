import { describeNoDifference } from '@/screens/fleet/features/describeNoDifference';

it.each([
  { features: [], listing: 0, notListed: ['AAT'], text: 'No agency read lists the application' },
  { features: [], listing: 2, notListed: [], text: 'No feature is on in the agencies read' },
  {
    features: ['map'],
    listing: 1,
    notListed: ['AAT'],
    text: 'Only one agency read lists the application: nothing to compare it with',
  },
  { features: ['map'], listing: 2, notListed: [], text: 'No feature differs' },
  {
    features: ['map'],
    listing: 2,
    notListed: ['AAT'],
    text: 'No feature differs in the agencies that list the application',
  },
])('$text', ({ text, ...summary }) => {
  expect(describeNoDifference(summary)).toBe(text);
});
