import { getAge } from '@/domain/age';

// Months count from 0: a day in May.
const NOW = new Date(2026, 4, 10);

it.each([
  ['1990-05-10', 36],
  ['1990-05-11', 35],
  ['1990-04-11', 36],
  ['1990-06-09', 35],
  ['2026-05-10', 0],
  // After today.
  ['2026-05-11', null],
  ['1990-05', null],
  [null, null],
])('the age of who was born on %s is %p', (dateOfBirth, age) => {
  expect(getAge(dateOfBirth, NOW)).toBe(age);
});
