/*
 * Builds the variable parts of index.html: the theme's CSS variables, the regions, and the inline scripts (public/boot.js,
 * public/bootTheme.js) that run before the portal's scripts. boot.js gets the route patterns and the files of each route.
 */
const { readFileSync } = require('node:fs');
const path = require('node:path');
const ts = require('typescript');
const { version } = require('../../package.json');

const resolvePath = (...parts) => path.resolve(__dirname, '../..', ...parts);

/** The screen for visitors without a session, and the screen that needs no session (see `access` in src/app/routing/routes.ts). */
const SIGNED_OUT_SCREEN = 'login';
const PUBLIC_SCREEN = 'agencyLogin';
/** The chunks that all screens inside the shell need. */
const SHELL_CHUNKS = ['shell', 'api'];

/** The styles of the sign-in form and the shell in index.html. They are inline, so that the first paint waits for no file. */
const BOOT_STYLES = [
  'src/ui/theme/base.css',
  'src/ui/form/Field.css',
  'src/ui/form/NativeSelect.css',
  'src/screens/login/LoginPage.css',
  'src/app/boot.css',
];

/** The files that index.html is built from. webpack rebuilds it when one of them changes. */
const SOURCES = [
  ...BOOT_STYLES,
  ...['public/boot.js', 'public/bootTheme.js', 'src/domain/paths.ts', 'src/domain/regions.ts'],
  ...['src/session/storage/storageKeys.ts', 'src/ui/theme/tokens.json'],
].map((file) => resolvePath(file));

/** Returns the template's parameters. `getChunkFiles` returns a chunk's URLs by its name; `scriptFiles` are the URLs of the entry scripts. */
function buildBootPage(getChunkFiles, scriptFiles) {
  const { REGIONS } = loadExports('src/domain/regions.ts');
  const { SESSION_STORAGE_KEY, REGION_STORAGE_KEY, PREFERENCES_STORAGE_KEY } = loadExports(
    'src/session/storage/storageKeys.ts',
  );
  const screens = Object.entries(loadRoutePatterns()).map(([name, pattern]) => ({
    name,
    pattern: `^${pattern.replace(/:\w+/g, '[^/]+')}/?$`,
    files: [...new Set(getScreenChunks(name).flatMap((chunk) => getChunkFiles(chunk)))],
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
    version,
  };
}

/**
 * Converts the theme's tokens to CSS variables: `color.regionUsEast` becomes `--fp-color-region-us-east`. The rules for
 * dark, compact and print contain only the variables that differ. Print is always light.
 */
function buildTokenVariables() {
  // Not `require`, which would return the old tokens after a change.
  const tokens = JSON.parse(readFileSync(resolvePath('src/ui/theme/tokens.json'), 'utf8'));
  const { colorDark, colorPrint, fontCompact, spaceCompact, sizeCompact, ...lightAndComfortable } = tokens;
  const compact = toCssVariables({ font: fontCompact, space: spaceCompact, size: sizeCompact });
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

/** The names of the chunks that a route needs. The screen's chunk has the name of the route. */
function getScreenChunks(route) {
  return [toKebabCase(route), ...(route === SIGNED_OUT_SCREEN ? [] : SHELL_CHUNKS)];
}

/** The path pattern of each route, by its name. */
function loadRoutePatterns() {
  return loadExports('src/domain/paths.ts').ROUTE_PATTERNS;
}

/** Loads the exports of a TypeScript module of the portal, which must have no imports. */
function loadExports(file) {
  const { outputText } = ts.transpileModule(readFileSync(resolvePath(file), 'utf8'), {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  const module = { exports: {} };
  new Function('module', 'exports', outputText)(module, module.exports);
  return module.exports;
}

/** Returns a script of public/ without comment lines, with its placeholder replaced by a JSON value. */
function fillScript(file, placeholder, value) {
  // A closing script tag in a string would end the script.
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  return readFileSync(resolvePath(file), 'utf8')
    .replace(/^\s*(\/\*\*|\*|\/\/).*$/gm, '')
    .replaceAll(/\n\s*/g, '\n')
    .replace(placeholder, () => json)
    .trim();
}

module.exports = { SOURCES, loadRoutePatterns, getScreenChunks, buildBootPage };
