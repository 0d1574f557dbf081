/*
 * What index.html is made of besides its own words: the theme's variables, the regions, and the scripts that run before
 * the portal's, which know by the route table's patterns which files an address needs.
 */
const { readFileSync } = require('node:fs');
const path = require('node:path');
const ts = require('typescript');
const { version } = require('../package.json');
const tokens = require('../src/ui/theme/tokens.json');

const resolvePath = (...parts) => path.resolve(__dirname, '..', ...parts);

/** The screen of whoever has no session, and the one that is open to anybody (the access of app/routes.ts). */
const SIGNED_OUT_SCREEN = 'login';
const PUBLIC_SCREEN = 'agencyLogin';
/** What a screen inside the shell needs besides its own chunk. */
const SHELL_CHUNKS = ['shell', 'api'];

/** What index.html's own words look like, in the page itself: no file is waited for before they are shown. */
const BOOT_STYLES = [
  'src/ui/theme/base.css',
  'src/ui/form/Field.css',
  'src/ui/form/SelectField.css',
  'src/screens/login/LoginPage.css',
  'src/app/boot.css',
];

/** What index.html is made of besides its template, read anew when one of them changes. */
const SOURCES = [
  ...BOOT_STYLES,
  ...['public/boot.js', 'public/bootTheme.js', 'src/domain/paths.ts', 'src/domain/regions.ts'],
  ...['src/session/storageKeys.ts', 'src/ui/theme/tokens.json'],
].map((file) => resolvePath(file));

/** The template's parameters: `chunkFiles` answers a chunk's files by its name, each with a leading slash; `scriptFiles` are the portal's own scripts. */
function buildBootPage(chunkFiles, scriptFiles) {
  const { REGIONS } = loadExports('src/domain/regions.ts');
  const { SESSION_STORAGE_KEY, REGION_STORAGE_KEY, PREFERENCES_STORAGE_KEY } = loadExports(
    'src/session/storageKeys.ts',
  );
  const screens = Object.entries(ROUTE_PATTERNS).map(([name, pattern]) => ({
    name,
    pattern: `^${pattern.replace(/:\w+/g, '[^/]+')}/?$`,
    files: [...new Set(getScreenChunks(name).flatMap((chunk) => chunkFiles(chunk)))],
  }));
  return {
    tokenVariables: buildTokenVariables(),
    bootStyles: BOOT_STYLES.map((file) => readFileSync(resolvePath(file), 'utf8')).join(''),
    bootScript: fillScript('public/boot.js', '__BOOT__', {
      screens,
      signedOutScreen: SIGNED_OUT_SCREEN,
      publicScreen: PUBLIC_SCREEN,
      sessionKey: SESSION_STORAGE_KEY,
      regionKey: REGION_STORAGE_KEY,
      scripts: scriptFiles,
    }),
    themeScript: fillScript('public/bootTheme.js', '__PREFERENCES_KEY__', PREFERENCES_STORAGE_KEY),
    scriptFiles,
    regions: REGIONS,
    year: new Date().getUTCFullYear(),
    version,
  };
}

/**
 * The theme's tokens as CSS variables, in the page's head before any script: `color.regionUsEast` is
 * `--fp-color-region-us-east`. What is dark or compact stands beside, as what differs; paper is lightAndComfortable light.
 */
function buildTokenVariables() {
  const { colorDark, colorPrint, spaceCompact, sizeCompact, ...lightAndComfortable } = tokens;
  const compact = toCssVariables({ space: spaceCompact, size: sizeCompact });
  return [
    `:root{color-scheme:light;${toCssVariables(lightAndComfortable)}}`,
    `:root[data-density='compact']{${compact}}`,
    `@media not print{:root[data-theme='dark']{color-scheme:dark;${toCssVariables({ color: colorDark })}}}`,
    `@media print{:root{${toCssVariables({ color: colorPrint })}}}`,
  ].join('');
}

function toCssVariables(groups) {
  return Object.entries(groups)
    .flatMap(([group, values]) =>
      Object.entries(values).map(
        ([name, value]) => `--fp-${toKebabCase(group)}-${toKebabCase(name)}:${value}`,
      ),
    )
    .join(';');
}

function toKebabCase(name) {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The chunks that a route's screen needs, its own named after the route. */
function getScreenChunks(route) {
  return [toKebabCase(route), ...(route === SIGNED_OUT_SCREEN ? [] : SHELL_CHUNKS)];
}

/** The constants of one of the portal's modules; it may import nothing. */
function loadExports(file) {
  const { outputText } = ts.transpileModule(readFileSync(resolvePath(file), 'utf8'), {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  const module = { exports: {} };
  new Function('module', 'exports', outputText)(module, module.exports);
  return module.exports;
}

/** A script of public/ with a value in the place of its placeholder, without its comments' lines. */
function fillScript(file, placeholder, value) {
  // A closing tag within a script would end it.
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  return readFileSync(resolvePath(file), 'utf8')
    .replace(/^\s*(\/\*\*|\*|\/\/).*$/gm, '')
    .replaceAll(/\n\s*/g, '\n')
    .replace(placeholder, () => json)
    .trim();
}

/** The route table's patterns, by the route's name. */
const { ROUTE_PATTERNS } = loadExports('src/domain/paths.ts');

module.exports = { ROUTE_PATTERNS, SOURCES, getScreenChunks, buildBootPage };
