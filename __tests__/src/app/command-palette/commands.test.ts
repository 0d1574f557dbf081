import { type Command, findCommands } from '@/app/command-palette/commands';
import { AGENCY_HITS_LIMIT } from '@/domain/limits';

const COMMANDS: readonly Command[] = [
  { group: 'Recent agencies', label: 'Harbour Rapid', hint: 'HRAD' },
  { group: 'Pages', label: 'AGENCY DASHBOARD' },
  { group: 'Pages', label: 'RIDERS', hint: 'All Riders' },
  { group: 'Pages', label: 'ADMIN REGISTRATION' },
  { group: 'Agencies', label: 'Grid Ferry', hint: 'GF', isSearchOnly: true },
  { group: 'Agencies', label: 'Radnor', hint: 'RAD', isSearchOnly: true },
  { group: 'Actions', label: 'Refresh' },
];

function search(text: string, commands = COMMANDS): string[] {
  return findCommands(commands, text).flatMap(({ group, hits }) => [
    `# ${group}`,
    ...hits.map(({ label }) => label),
  ]);
}

it('returns all commands that are not search-only, in their given order, for an empty text', () => {
  expect(search('')).toEqual([
    ...['# Recent agencies', 'Harbour Rapid'],
    ...['# Pages', 'AGENCY DASHBOARD', 'RIDERS', 'ADMIN REGISTRATION'],
    ...['# Actions', 'Refresh'],
  ]);
});

it('ranks matches: at the start, at a word’s start, inside a word, of initials; sorts groups by their best match', () => {
  expect(search('rad')).toEqual(['# Agencies', 'Radnor', '# Recent agencies', 'Harbour Rapid']);
  expect(search('r')).toEqual([
    ...['# Pages', 'RIDERS', 'ADMIN REGISTRATION', 'AGENCY DASHBOARD'],
    ...['# Agencies', 'Radnor', 'Grid Ferry'],
    ...['# Actions', 'Refresh'],
    ...['# Recent agencies', 'Harbour Rapid'],
  ]);
  expect(search('ad')).toEqual([
    ...['# Pages', 'ADMIN REGISTRATION', 'AGENCY DASHBOARD'],
    ...['# Recent agencies', 'Harbour Rapid'],
    ...['# Agencies', 'Radnor'],
  ]);
});

it('searches the hints too', () => {
  expect(search('gf')).toEqual(['# Agencies', 'Grid Ferry']);
  expect(search('all rid')).toEqual(['# Pages', 'RIDERS']);
});

it('limits the number of agencies', () => {
  const agencies = Array.from({ length: 30 }, (_, number): Command => ({
    group: 'Agencies',
    label: `Line ${number}`,
  }));
  expect(findCommands(agencies, 'line')[0]?.hits).toHaveLength(AGENCY_HITS_LIMIT);
});

it('returns nothing when no command matches', () => {
  expect(findCommands(COMMANDS, 'zzz')).toEqual([]);
});
