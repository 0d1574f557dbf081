import { registrationSchema } from '@/screens/admin-registration/registrationSchema';
import { toAdministrator, toProfile } from '@/screens/admin-registration/toPayload';

const VALUES = {
  firstName: ' Ada ',
  lastName: ' Byron ',
  email: ' ada@example.com ',
  telephone: ' (555) 123-4567 ',
  password: ' Quiet heron 4821 ',
};

it('accepts spaces around each value, and sends none of them', () => {
  expect(() => registrationSchema.validateSync(VALUES)).not.toThrow();
  expect(toAdministrator(VALUES)).toEqual({
    email: 'ada@example.com',
    password: 'Quiet heron 4821',
    rmid: 0,
    telephoneNumber: '(555) 123-4567',
  });
  expect(toProfile(VALUES, 7)).toEqual({
    user_id: 7,
    first_name: 'Ada',
    last_name: 'Byron',
    cell_phone: '(555) 123-4567',
  });
});

it('sends no telephone number of an administrator without one, and an empty one in the profile', () => {
  const values = { ...VALUES, telephone: ' ' };
  expect(() => registrationSchema.validateSync(values)).not.toThrow();
  expect(toAdministrator(values)).not.toHaveProperty('telephoneNumber');
  expect(toProfile(values, 7).cell_phone).toBe('');
});
