import { type Entry, findEntries } from '@/app/about/entries';
import { AGENCIES_FOUND } from '@/domain/limits';

const ENTRIES: readonly Entry[] = [
  { group: 'Recent agencies', label: 'Harbour Rapid', note: 'HRAD' },
  { group: 'Pages', label: 'AGENCY DASHBOARD' },
  { group: 'Pages', label: 'RIDERS', note: 'All Riders' },
  { group: 'Pages', label: 'ADMIN REGISTRATION' },
  { group: 'Agencies', label: 'Grid Ferry', note: 'GF', isHidden: true },
  { group: 'Agencies', label: 'Radnor', note: 'RAD', isHidden: true },
  { group: 'Actions', label: 'Refresh' },
];

function found(typed: string, entries = ENTRIES): string[] {
  return findEntries(entries, typed).flatMap(({ group, found: of }) => [
    `# ${group}`,
    ...of.map(({ label }) => label),
  ]);
}

it('shows all but what is found by typing alone, in the order given, where nothing is typed', () => {
  expect(found('')).toEqual([
    ...['# Recent agencies', 'Harbour Rapid'],
    ...['# Pages', 'AGENCY DASHBOARD', 'RIDERS', 'ADMIN REGISTRATION'],
    ...['# Actions', 'Refresh'],
  ]);
});

it('puts a beginning before a word’s, that before a part and that before initials; groups by their best', () => {
  expect(found('rad')).toEqual(['# Agencies', 'Radnor', '# Recent agencies', 'Harbour Rapid']);
  expect(found('r')).toEqual([
    ...['# Pages', 'RIDERS', 'ADMIN REGISTRATION', 'AGENCY DASHBOARD'],
    ...['# Agencies', 'Radnor', 'Grid Ferry'],
    ...['# Actions', 'Refresh'],
    ...['# Recent agencies', 'Harbour Rapid'],
  ]);
  expect(found('ad')).toEqual([
    ...['# Pages', 'ADMIN REGISTRATION', 'AGENCY DASHBOARD'],
    ...['# Recent agencies', 'Harbour Rapid'],
    ...['# Agencies', 'Radnor'],
  ]);
});

it('searches what stands beside a name', () => {
  expect(found('gf')).toEqual(['# Agencies', 'Grid Ferry']);
  expect(found('all rid')).toEqual(['# Pages', 'RIDERS']);
});

it('shows so many agencies and no more', () => {
  const many = Array.from({ length: 30 }, (_, number): Entry => ({
    group: 'Agencies',
    label: `Line ${number}`,
  }));
  expect(findEntries(many, 'line')[0]?.found).toHaveLength(AGENCIES_FOUND);
});

it('is empty where nothing answers', () => {
  expect(findEntries(ENTRIES, 'zzz')).toEqual([]);
});
