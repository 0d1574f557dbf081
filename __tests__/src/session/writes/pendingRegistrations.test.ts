import { isPendingChange } from '@/session/writes/pendingRegistrations';

it.each([
  ['ada@cbta.example', true],
  ['bob@cbta.example', false],
])('a registration that is not finished is the change with the email %s: %s', (email, isSame) => {
  const write = { region: 'usEast', agency: 'CBTA', firstName: '', lastName: '', telephone: '' } as const;
  const change = { object: { kind: 'administrator', email }, after: null } as const;
  expect(isPendingChange({ ...write, kind: 'registration', email: 'Ada@cbta.example' }, change)).toBe(isSame);
});
