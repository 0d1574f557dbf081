import { PATTERNS, screenChunks, startPage } from '../../scripts/startPage.cjs';

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

it('writes what is dark or compact beside what always holds, and paper as light', () => {
  const { tokenVariables } = made;
  expect(tokenVariables).toMatch(/^:root\{color-scheme:light;--fp-color-text:/);
  expect(tokenVariables).not.toContain('undefined');
  expect(/@media not print\{:root\[data-theme='dark'\]\{([^}]*)\}\}/.exec(tokenVariables)?.[1]).toMatch(
    /^color-scheme:dark;--fp-color-text:.*--fp-color-scrim:/,
  );
  expect(/:root\[data-density='compact'\]\{([^}]*)\}/.exec(tokenVariables)?.[1]).toContain(
    '--fp-size-row:28px',
  );
  expect(/@media print\{:root\{([^}]*)\}\}$/.exec(tokenVariables)?.[1]).toContain('--fp-color-page:#ffffff');
  expect(tokenVariables).not.toMatch(/--fp-(color-dark|color-print|size-compact|space-compact)-/);
});

it.each([
  ['nothing kept, a light system', null, false, 'light', 'comfortable'],
  ['nothing kept, a dark system', null, true, 'dark', 'comfortable'],
  ['dark kept', '{"theme":"dark","density":"compact"}', false, 'dark', 'compact'],
  ['light kept, a dark system', '{"theme":"light"}', true, 'light', 'comfortable'],
  ['the system’s, kept', '{"theme":"system","density":"comfortable"}', true, 'dark', 'comfortable'],
  ['what nobody kept so', '[]', true, 'dark', 'comfortable'],
  ['text that is broken', '{"theme', false, 'light', 'comfortable'],
])('dresses the page before it is painted: %s', (_case, kept, isDark, theme, density) => {
  expect(dressed(kept, isDark)).toMatchObject({ theme, density });
});

/** What the theme's script says of the page, run with nothing but what it asks for. */
function dressed(kept: string | null, isDark: boolean): Record<string, string> {
  const page = { dataset: {} };
  const nothing = () => undefined;
  new Function('document', 'matchMedia', 'addEventListener', 'localStorage', made.themeScript)(
    { documentElement: page },
    () => ({ matches: isDark, addEventListener: nothing }),
    nothing,
    { getItem: () => kept },
  );
  return page.dataset;
}
