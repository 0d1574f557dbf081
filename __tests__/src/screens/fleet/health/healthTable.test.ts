import { type Agency } from '@/domain/entities/agency';
import { type HealthTableRow, memoizeByAgency } from '@/screens/fleet/health/healthTable';

it('gives an agency’s row again while what it was built of is the same, and forgets earlier rows', () => {
  const build = jest.fn((agency: Agency, failure: string) => ({ agency, failure }) as HealthTableRow);
  const getRow = memoizeByAgency(build);
  const [cbta, metro] = [{ abbreviation: 'CBTA' }, { abbreviation: 'METRO' }] as [Agency, Agency];
  const first = getRow(cbta, 'one');
  getRow(metro, 'one');
  expect(getRow(cbta, 'one')).toBe(first);
  expect(getRow(cbta, 'two').failure).toBe('two');
  expect(getRow(cbta, 'one')).not.toBe(first);
  expect(build).toHaveBeenCalledTimes(4);
});
