import { screenChunks, PATTERNS, startPage } from '../../scripts/startPage.cjs';

const made = startPage((chunk) => [`/assets/${chunk}.js`, `/assets/${chunk}.css`], ['/assets/portal.js']);

/** The values that a script of index.html is called with. */
function givenTo(script: string): {
  screens: { name: string; pattern: string; files: string[] }[];
  guest: string;
  open: string;
  sessionKey: string;
} {
  const json = /\((\{"screens".*\})\);$/.exec(script)?.[1];
  return JSON.parse(json ?? 'null') as ReturnType<typeof givenTo>;
}

const { screens, guest, open, sessionKey } = givenTo(made.startScript);

/** The name of the screen whose files are asked for at an address. */
function screenAt(address: string): string | undefined {
  return screens.find(({ pattern }) => new RegExp(pattern).test(address))?.name;
}

it('knows the screen of each of the route table’s addresses', () => {
  for (const [name, pattern] of Object.entries(PATTERNS)) {
    const address = pattern.replace(':abbreviation', 'METRO').replace(':user_id', '1000400');
    expect([address, screenAt(address)]).toEqual([address, name]);
  }
  expect(screenAt('/agency-dashboard/METRO/riders/')).toBe('riders');
  expect(screenAt('/agency-dashboard/METRO/riders/5/more')).toBeUndefined();
  expect(screenAt('/no/such/page')).toBeUndefined();
});

it('asks for a screen’s own chunk, the shell and what calls the platform; for the sign-in screen its own alone', () => {
  expect(screenChunks('riderProfile')).toEqual(['rider-profile', 'shell', 'api']);
  expect(screens.find(({ name }) => name === guest)?.files).toEqual([
    '/assets/login.js',
    '/assets/login.css',
  ]);
  expect(screens.find(({ name }) => name === 'riders')?.files).toContain('/assets/api.js');
  expect(open).toBe('agencyLogin');
  expect(sessionKey).toBe('fare-portal:session');
});

it('writes the regions, the theme’s variables and nothing that could end a script', () => {
  expect(made.regions.map(({ name }) => name)).toEqual(['US East', 'Australia']);
  expect(made.tokenVariables).toContain('--fp-color-region-us-east:');
  expect(made.startScript).not.toContain('</');
  expect(made.startScript).not.toContain('__START__');
  expect(made.startScript).toContain('"fare-portal:region"');
  expect(made.startScript).toContain('"/assets/portal.js"');
});
