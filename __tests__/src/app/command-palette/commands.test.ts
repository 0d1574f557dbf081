import { addRiderSearches, type Command, findCommands } from '@/app/command-palette/commands';
import { AGENCY_HITS_LIMIT } from '@/domain/limits';

const icon = 'right';
const COMMANDS: readonly Command[] = [
  { group: 'Recent', icon, label: 'Rider 7' },
  { group: 'Pages', icon, label: 'Agency Dashboard' },
  { group: 'Pages', icon, label: 'All Riders', hint: 'RIDERS' },
  { group: 'Pages', icon, label: 'Admin Registration' },
  { group: 'Agencies', icon, label: 'Grid Ferry', hint: 'GF', isSearchOnly: true },
  { group: 'Agencies', icon, label: 'Radnor', hint: 'RAD', isSearchOnly: true },
  { group: 'Actions', icon, label: 'Refresh' },
];
const RIDER_SEARCH: Command = { group: 'Riders', icon, label: 'Find' };

function search(text: string, commands = COMMANDS): string[] {
  return findCommands(commands, text).flatMap(({ group, hits }) => [
    `# ${group}`,
    ...hits.map(({ label }) => label),
  ]);
}

it('returns all commands that are not search-only, in their given order, for an empty text', () => {
  expect(search('')).toEqual([
    ...['# Recent', 'Rider 7'],
    ...['# Pages', 'Agency Dashboard', 'All Riders', 'Admin Registration'],
    ...['# Actions', 'Refresh'],
  ]);
});

it('ranks matches: at the start, at a word’s start, inside a word, of initials; sorts groups by their best match', () => {
  expect(search('rad')).toEqual(['# Agencies', 'Radnor']);
  expect(search('r')).toEqual([
    ...['# Pages', 'All Riders', 'Admin Registration', 'Agency Dashboard'],
    ...['# Agencies', 'Radnor', 'Grid Ferry'],
    ...['# Actions', 'Refresh'],
  ]);
  expect(search('ad')).toEqual([
    ...['# Pages', 'Admin Registration', 'Agency Dashboard'],
    ...['# Agencies', 'Radnor'],
  ]);
});

it.each([
  ['', false, ['Recent', 'Pages', 'Actions']],
  ['radnor', false, ['Agencies', 'Riders']],
  ['zzz', false, ['Riders']],
  // An agency may still come before the riders.
  ['zzz', true, []],
  ['rad@mail.example', true, ['Riders']],
  ['7 8', false, ['Riders']],
])(
  'offers the search among riders for “%s” (agencies are loading: %s) in %j',
  (text, mayFindMoreAgencies, groups) => {
    const found = addRiderSearches(findCommands(COMMANDS, text), text, [RIDER_SEARCH], {
      mayFindMoreAgencies,
    });
    expect(found.map(({ group }) => group)).toEqual(groups);
  },
);

it('searches the hints too', () => {
  expect(search('gf')).toEqual(['# Agencies', 'Grid Ferry']);
  expect(search('riders')).toEqual(['# Pages', 'All Riders']);
});

it('limits the number of agencies', () => {
  const agencies = Array.from({ length: 30 }, (_, number): Command => ({
    group: 'Agencies',
    icon,
    label: `Line ${number}`,
  }));
  const [group] = findCommands(agencies, 'line');
  expect(group?.hits).toHaveLength(AGENCY_HITS_LIMIT);
  expect(group?.matchCount).toBe(30);
});

it('returns nothing when no command matches', () => {
  expect(findCommands(COMMANDS, 'zzz')).toEqual([]);
});
