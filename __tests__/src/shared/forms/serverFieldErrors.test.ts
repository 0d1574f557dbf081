import { createServerFieldErrors } from '@/shared/forms/serverFieldErrors';

const VALUES = { email: 'ada@example.com', password: 'Quiet-heron-4821' };

it('an error is there until its field changes, also that of a password', () => {
  const { set, validate } = createServerFieldErrors<typeof VALUES>();
  set({ email: 'is taken', password: 'is too short' }, VALUES);
  expect(validate(VALUES)).toEqual({ email: 'is taken', password: 'is too short' });
  expect(validate({ ...VALUES, password: 'Quiet-heron-48210' })).toEqual({ email: 'is taken' });
  // The refused password is not held for longer.
  expect(validate(VALUES)).toEqual({ email: 'is taken' });
});
