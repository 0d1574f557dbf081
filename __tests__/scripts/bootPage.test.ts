import { PREFERENCES_STORAGE_KEY } from '@/session/storage/storageKeys';
import { buildBootPage, getScreenChunks, loadRoutePatterns } from '../../scripts/boot-page/bootPage.cjs';

const bootPage = buildBootPage(
  (chunk) => [`/assets/${chunk}.js`, `/assets/${chunk}.css`],
  ['/assets/portal.js'],
);

function parseScriptArguments(script: string): {
  screens: { name: string; pattern: string; files: string[] }[];
  signedOutScreen: string;
  publicScreen: string;
  sessionKey: string;
} {
  const json = /\((\{"screens".*\})\);$/.exec(script)?.[1];
  return JSON.parse(json ?? 'null') as ReturnType<typeof parseScriptArguments>;
}

const { screens, signedOutScreen, publicScreen, sessionKey } = parseScriptArguments(bootPage.bootScript);

/** The name of the screen whose files the script loads for a path. */
function findScreenName(path: string): string | undefined {
  return screens.find(({ pattern }) => new RegExp(pattern).test(path))?.name;
}

it('finds the screen of each route’s path', () => {
  for (const [name, pattern] of Object.entries(loadRoutePatterns())) {
    const path = pattern.replace(':abbreviation', 'METRO').replace(':user_id', '1000400');
    expect([path, findScreenName(path)]).toEqual([path, name]);
  }
  expect(findScreenName('/agency-dashboard/METRO/riders/')).toBe('riders');
  expect(findScreenName('/agency-dashboard/METRO/riders/5/more')).toBeUndefined();
  expect(findScreenName('/no/such/page')).toBeUndefined();
});

it('lists the chunks of a screen, the shell and the API; for the sign-in screen only its own', () => {
  expect(getScreenChunks('riderProfile')).toEqual(['rider-profile', 'shell', 'api']);
  expect(screens.find(({ name }) => name === signedOutScreen)?.files).toEqual([
    '/assets/login.js',
    '/assets/login.css',
  ]);
  expect(screens.find(({ name }) => name === 'riders')?.files).toContain('/assets/api.js');
  expect(publicScreen).toBe('agencyLogin');
  expect(sessionKey).toBe('fare-portal:session');
});

it('contains the regions and the theme’s variables, and no closing script tag', () => {
  expect(bootPage.regions.map(({ name }) => name)).toEqual(['US East', 'Australia']);
  expect(bootPage.tokenVariables).toContain('--fp-color-region-us-east:');
  expect(bootPage.bootScript).not.toContain('</');
  expect(bootPage.bootScript).not.toContain('__BOOT__');
  expect(bootPage.bootScript).toContain('"fare-portal:region"');
  expect(bootPage.bootScript).toContain('"/assets/portal.js"');
});

it('contains variables for dark, compact and print beside the defaults', () => {
  const { tokenVariables } = bootPage;
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
  ['nothing stored, a light system', null, false, 'light', 'comfortable'],
  ['nothing stored, a dark system', null, true, 'dark', 'comfortable'],
  ['dark stored', '{"version":1,"theme":"dark","density":"compact"}', false, 'dark', 'compact'],
  ['light stored, a dark system', '{"version":1,"theme":"light"}', true, 'light', 'comfortable'],
  [
    'the system’s theme stored',
    '{"version":1,"theme":"system","density":"comfortable"}',
    true,
    'dark',
    'comfortable',
  ],
  ['dark stored without a version', '{"theme":"dark"}', false, 'light', 'comfortable'],
  ['an array stored', '[]', true, 'dark', 'comfortable'],
  ['invalid JSON stored', '{"theme', false, 'light', 'comfortable'],
])('applies theme and density before the first paint: %s', (_case, stored, isDark, theme, density) => {
  expect(runThemeScript(stored, isDark).dataset).toMatchObject({ theme, density });
});

it.each([
  ['nothing stored', null, 'full'],
  ['collapsed', '{"version":1,"isMenuCollapsed":true}', 'icons'],
  ['an invalid value stored', '{"version":1,"isMenuCollapsed":"yes"}', 'full'],
])('applies the width of the menu before the first paint: %s', (_case, stored, menu) => {
  expect(runThemeScript(stored, false).dataset).toMatchObject({ menu });
});

it('follows another tab’s preferences; nothing else that it stores replaces a theme that could not be stored', () => {
  const { dataset, changeStorage } = runThemeScript('{"version":1,"theme":"light"}', false);
  dataset.theme = 'dark';
  changeStorage('fare-portal:watch-list');
  expect(dataset.theme).toBe('dark');
  for (const key of [PREFERENCES_STORAGE_KEY, null]) {
    dataset.theme = 'dark';
    changeStorage(key);
    expect(dataset.theme).toBe('light');
  }
});

/**
 * Runs the theme's script with fakes of the globals that it uses. Returns the data attributes of <html>, and a function that
 * calls the script as the browser does when another tab has changed the storage.
 */
function runThemeScript(stored: string | null, isDark: boolean) {
  const dataset: Record<string, string> = {};
  const doNothing = () => undefined;
  let onStorage: (event: { key: string | null }) => void = doNothing;
  new Function('document', 'matchMedia', 'addEventListener', 'localStorage', bootPage.themeScript)(
    { documentElement: { dataset } },
    () => ({ matches: isDark, addEventListener: doNothing }),
    (_type: 'storage', listener: typeof onStorage) => {
      onStorage = listener;
    },
    { getItem: () => stored },
  );
  return { dataset, changeStorage: (key: string | null) => onStorage({ key }) };
}

it.each([
  ['/login', false, 'sign-in'],
  ['/', false, 'sign-in'],
  ['/agency-dashboard/CBTA/riders', false, 'sign-in'],
  ['/agency-login/CBTA', false, 'shell'],
  ['/', true, 'shell'],
  // The sign-in page ends the session and loads itself anew.
  ['/login', true, ''],
  // The page is not found.
  ['/no/such/page', false, ''],
  ['/no/such/page', true, 'shell'],
])('at %s (signed in: %s) the placeholder is “%s”', (path, isSignedIn, placeholder) => {
  expect(runBootScript(path, isSignedIn).placeholder).toBe(placeholder);
});

it('puts the present year into the footer of the sign-in form', () => {
  jest.spyOn(Date.prototype, 'getFullYear').mockReturnValue(2031);
  expect(runBootScript('/login', false).year).toBe(2031);
});

it('requests the configuration with the cookies of an access gateway, and follows no redirect', () => {
  expect(runBootScript('/', true).requests).toMatchObject([
    { url: 'http://localhost/index.json', credentials: 'same-origin', redirect: 'error' },
  ]);
});

it('remembers Enter in the sign-in form once email and password are typed, until something else is typed', () => {
  const { form, fire } = runBootScript('/login', false);
  const isSubmitted = () => [form.dataset.submitted !== undefined, form.ariaBusy === 'true'];
  form.email.value = 'operator@us-east.example';
  fire('submit');
  expect(isSubmitted()).toEqual([false, false]);
  form.password.value = 'Harbour';
  fire('submit');
  expect(isSubmitted()).toEqual([true, true]);
  fire('input');
  expect(isSubmitted()).toEqual([false, false]);
});

/** Runs the boot script with fakes of the globals that it uses. Returns which placeholder it shows, the year and the form in it. */
function runBootScript(pathname: string, isSignedIn: boolean) {
  const dataset: { boot?: string } = {};
  const doNothing = () => undefined;
  const neverCome = () => new Promise(doNothing);
  const requests: Request[] = [];
  const element = { focus: doNothing, addEventListener: doNothing, append: doNothing };
  const year: { textContent?: unknown } = {};
  const listeners: Record<string, () => void> = {};
  const form = {
    email: { value: '' },
    password: { value: '' },
    dataset: {} as { submitted?: string },
    ariaBusy: null as string | null,
    addEventListener: (type: string, listener: () => void) => {
      listeners[type] = listener;
    },
  };
  const elements: Record<string, object> = { 'boot-year': year, 'boot-form': form };
  const document = {
    documentElement: { dataset },
    head: element,
    getElementById: (id: string) => elements[id] ?? element,
    createElement: () => element,
    querySelector: () => null,
  };
  const globals = {
    location: { pathname, search: '' },
    document,
    window: { sessionStorage: { getItem: () => (isSignedIn ? '{}' : null) }, localStorage: element },
    addEventListener: doNothing,
    setTimeout: doNothing,
    fetch: (path: string, init: RequestInit) => {
      requests.push(new Request(new URL(path, 'http://localhost'), init));
      return neverCome();
    },
    importFile: neverCome,
    CSS: { escape: String },
  };
  const script = bootPage.bootScript.replaceAll('import(', 'importFile(');
  new Function(...Object.keys(globals), script)(...Object.values(globals));
  return {
    placeholder: dataset.boot,
    year: year.textContent,
    requests,
    form,
    fire: (type: string) => listeners[type]?.(),
  };
}
