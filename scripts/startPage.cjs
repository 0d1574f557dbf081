/*
 * What index.html is made of besides its own words: the theme's variables, the regions, and the scripts that run before
 * the portal's, which know by the route table's patterns which files an address needs.
 */
const { readFileSync } = require('node:fs');
const path = require('node:path');
const ts = require('typescript');
const { version } = require('../package.json');
const tokens = require('../src/ui/theme/tokens.json');

const at = (...parts) => path.resolve(__dirname, '..', ...parts);

/** The screen of whoever has no session, and the one that is open to anybody (the access of app/routes.ts). */
const GUEST = 'login';
const OPEN = 'agencyLogin';
/** What a screen inside the shell needs besides its own chunk. */
const SHELL_CHUNKS = ['shell', 'api'];

/** What index.html's own words look like, in the page itself: no file is waited for before they are shown. */
const START_STYLES = [
  'src/ui/theme/base.css',
  'src/ui/form/Field.css',
  'src/ui/form/choiceField.css',
  'src/screens/login/LoginPage.css',
  'src/app/start.css',
];

/** What index.html is made of besides its template, read anew when one of them changes. */
const SOURCES = [
  ...START_STYLES,
  ...['public/start.js', 'public/startTheme.js', 'src/domain/paths.ts', 'src/domain/regions.ts'],
  ...['src/session/storageKeys.ts', 'src/ui/theme/tokens.json'],
].map((file) => at(file));

/** The template's parameters: `chunkFiles` answers a chunk's files by its name, each with a leading slash; `scriptFiles` are the portal's own scripts. */
function startPage(chunkFiles, scriptFiles) {
  const { REGIONS } = exportsOf('src/domain/regions.ts');
  const { SESSION_STORAGE_KEY, REGION_STORAGE_KEY, PREFERENCES_STORAGE_KEY } = exportsOf(
    'src/session/storageKeys.ts',
  );
  const screens = Object.entries(PATTERNS).map(([name, pattern]) => ({
    name,
    pattern: `^${pattern.replace(/:\w+/g, '[^/]+')}/?$`,
    files: [...new Set(screenChunks(name).flatMap((chunk) => chunkFiles(chunk)))],
  }));
  return {
    tokenVariables: tokenVariables(),
    startStyles: START_STYLES.map((file) => readFileSync(at(file), 'utf8')).join(''),
    startScript: filled('public/start.js', '__START__', {
      screens,
      guest: GUEST,
      open: OPEN,
      sessionKey: SESSION_STORAGE_KEY,
      regionKey: REGION_STORAGE_KEY,
      scripts: scriptFiles,
    }),
    themeScript: filled('public/startTheme.js', '__PREFERENCES_KEY__', PREFERENCES_STORAGE_KEY),
    scriptFiles,
    regions: REGIONS,
    year: new Date().getUTCFullYear(),
    version,
  };
}

/**
 * The theme's tokens as CSS variables, in the page's head before any script: `color.regionUsEast` is
 * `--fp-color-region-us-east`. What is dark or compact stands beside, as what differs; paper is always light.
 */
function tokenVariables() {
  const { colorDark, colorPrint, spaceCompact, sizeCompact, ...always } = tokens;
  const compact = variables({ space: spaceCompact, size: sizeCompact });
  return [
    `:root{color-scheme:light;${variables(always)}}`,
    `:root[data-density='compact']{${compact}}`,
    `@media not print{:root[data-theme='dark']{color-scheme:dark;${variables({ color: colorDark })}}}`,
    `@media print{:root{${variables({ color: colorPrint })}}}`,
  ].join('');
}

function variables(groups) {
  return Object.entries(groups)
    .flatMap(([group, values]) =>
      Object.entries(values).map(([name, value]) => `--fp-${kebab(group)}-${kebab(name)}:${value}`),
    )
    .join(';');
}

function kebab(name) {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The chunks that a route's screen needs, its own named after the route. */
function screenChunks(route) {
  return [kebab(route), ...(route === GUEST ? [] : SHELL_CHUNKS)];
}

/** The constants of one of the portal's modules; it may import nothing. */
function exportsOf(file) {
  const { outputText } = ts.transpileModule(readFileSync(at(file), 'utf8'), {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  const module = { exports: {} };
  new Function('module', 'exports', outputText)(module, module.exports);
  return module.exports;
}

/** A script of public/ with a value in the place of its placeholder, without its comments' lines. */
function filled(file, placeholder, value) {
  // A closing tag within a script would end it.
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  return readFileSync(at(file), 'utf8')
    .replace(/^\s*(\/\*\*|\*|\/\/).*$/gm, '')
    .replaceAll(/\n\s*/g, '\n')
    .replace(placeholder, () => json)
    .trim();
}

/** The route table's patterns, by the route's name. */
const { PATTERNS } = exportsOf('src/domain/paths.ts');

module.exports = { PATTERNS, SOURCES, screenChunks, startPage };
