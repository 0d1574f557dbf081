import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import ConfigProvider from 'antd/lib/config-provider';
import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import tokensFile from '@/ui/theme/tokens.json';
import { extractBaseStyles, extractStyles, readTokens } from '../../scripts/antd/styles.cjs';
import { darkTheme, theme } from '../../scripts/antd/theme.cjs';

/** antd's preset colours, which no component of the portal uses. */
const PRESET_COLOUR =
  /^--ant-button-(blue|purple|cyan|green|magenta|pink|red|orange|yellow|volcano|geekblue|lime|gold)-/;

const ROOT = join(__dirname, '../..');
const ANTD_FOLDER = join(ROOT, 'node_modules/antd/es');

/** The antd modules that the portal imports, such as `button` or `input/Password`. */
const IMPORTED_MODULES = [
  ...new Set(
    sourceFiles(join(ROOT, 'src')).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/from 'antd\/es\/([^']+)'/g)].map(
        ([, module]) => module as string,
      ),
    ),
  ),
].filter((module) => !module.startsWith('config-provider'));

/** Matches style modules that components call; other modules are parts of them. */
const STYLE_HOOK_EXPORT = /export default gen(StyleHooks|SubStyleComponent|ComponentStyleHook)\(/;

/** Props for components that render nothing by default. */
const VISIBLE_PROPS: Readonly<Record<string, object>> = {
  modal: { open: true, getContainer: false, title: 'Title', children: 'Text' },
  'modal/Modal': { open: true, getContainer: false, title: 'Title', children: 'Text' },
  pagination: { total: 500, showSizeChanger: true },
};

it.each(IMPORTED_MODULES)(
  'the extracted sheet of antd/es/%s contains every rule that the component generates at runtime',
  (module) => {
    const runtimeRules = rulesOf(runtimeSheet(module));
    const extracted = new Set(
      foldersOf(module)
        .flatMap((name) => styleFiles(name))
        .flatMap((file) =>
          rulesOf(
            extractStyles(file)
              .css.replace(/^@layer antd\{/, '')
              .replace(/\}$/, ''),
          ),
        ),
    );
    expect(runtimeRules.length).toBeGreaterThan(5);
    expect(runtimeRules.filter((rule) => !extracted.has(rule))).toEqual([]);
  },
);

it.each(IMPORTED_MODULES)(
  'the extracted dark values of antd/es/%s equal those generated at runtime',
  (module) => {
    // `.fp` is the class that sets antd's CSS variables.
    const listRulesWithoutVariables = (sheet: string) =>
      rulesOf(sheet).filter((rule) => !/[^{}]*\.fp/.test(rule));
    // Light and dark differ only in the values of variables.
    expect(listRulesWithoutVariables(runtimeSheet(module, darkTheme))).toEqual(
      listRulesWithoutVariables(runtimeSheet(module)),
    );
    const light = variablesOf(runtimeSheet(module));
    const dark = variablesOf(runtimeSheet(module, darkTheme));
    const darkVariables = [...dark].filter(
      ([name, value]) => light.get(name) !== value && !PRESET_COLOUR.test(name),
    );
    const files = foldersOf(module).flatMap((name) => styleFiles(name));
    const extractedCss = files.map((file) => extractStyles(file).variants).join('') + extractBaseStyles();
    expect(darkVariables.filter(([name, value]) => !extractedCss.includes(`${name}:${value}`))).toEqual([]);
  },
);

it('the base sheet has antd’s dark values for screens only', () => {
  const sheet = extractBaseStyles();
  expect(sheet).toMatch(/^@layer antd\{\.fp\{/);
  const [, dark = ''] = sheet.split("@media not print{@layer antd{:where([data-theme='dark']) .fp{");
  expect(dark).toContain(`--ant-color-primary:${tokensFile.colorDark.primary}`);
  expect(dark).toContain(`--ant-color-bg-container:${tokensFile.colorDark.surface}`);
  expect(dark).not.toContain('--ant-font-size');
});

it('lists each token that antd’s components read at runtime', () => {
  const folders = [
    '_util',
    'grid',
    'empty',
    ...IMPORTED_MODULES.map((module) => module.split('/')[0] as string),
  ];
  const read = folders.flatMap((folder) =>
    sourceFiles(join(ANTD_FOLDER, folder))
      .filter((file) => file.endsWith('.js') && !/[/\\](style|wave)([/\\]|\.js)/.test(file))
      .flatMap((file) => tokensIn(readFileSync(file, 'utf8'))),
  );
  const loader = readFileSync(join(ROOT, 'scripts/antd/loader.cjs'), 'utf8');
  const named = read.filter((name) => !name.startsWith('screen'));
  expect([...new Set(named)].filter((name) => !loader.includes(`'${name}'`)).sort()).toEqual([]);
  expect(named).toContain('zIndexPopupBase');
  const isKnown = (name: string) => name === 'zIndexPopupBase' || name.startsWith('screenXS');
  expect(readTokens(isKnown)).toEqual({
    zIndexPopupBase: 1000,
    screenXS: 480,
    screenXSMin: 480,
    screenXSMax: 575,
  });
});

/** The antd folders whose sheets a component can need: its own, and those of components that it may render. */
function foldersOf(module: string): string[] {
  return [module.split('/')[0] as string, 'button', 'input', 'select', 'space', 'skeleton', 'empty'];
}

/** The CSS variables of a sheet: value by name. `.fp` is the class that sets them. */
function variablesOf(sheet: string): Map<string, string> {
  return new Map(
    [...sheet.matchAll(/\.fp[^{}]*\{([^}]*)\}/g)].flatMap(([, declarations = '']) =>
      declarations
        .split(';')
        .filter(Boolean)
        .map((declaration): [string, string] => {
          const index = declaration.indexOf(':');
          return [declaration.slice(0, index), declaration.slice(index + 1)];
        }),
    ),
  );
}

/** The sheet that a component generates at runtime, in one of the portal's themes. */
function runtimeSheet(module: string, themeConfig = theme): string {
  const cache = createCache();
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  const Component = (require(`antd/lib/${module}`) as { default: ComponentType<object> }).default;
  // A modal logs an error when it is rendered on the server.
  jest.spyOn(console, 'error').mockImplementation();
  renderToString(
    createElement(
      StyleProvider,
      { cache },
      createElement(
        ConfigProvider,
        { theme: themeConfig },
        createElement(Component, VISIBLE_PROPS[module] ?? {}),
      ),
    ),
  );
  // The rules that all components share are left out.
  for (const key of cache.cache.keys())
    if (/%(Shared|ant-design-icons|Wave)/.test(key)) cache.extracted.add(key);
  return extractStyle(cache, { plain: true, types: ['style', 'cssVar'], once: true }).replace(
    /\.data-ant-cssinjs-cache-path\{[^}]*\}/,
    '',
  );
}

/** The rules of a sheet, one string each. An at-rule with its inner rules is one string. */
function rulesOf(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < css.length; index += 1) {
    if (css[index] === '{') depth += 1;
    if (css[index] !== '}') continue;
    depth -= 1;
    if (depth > 0) continue;
    rules.push(css.slice(start, index + 1).trim());
    start = index + 1;
  }
  return rules;
}

function tokensIn(source: string): string[] {
  const single = [...source.matchAll(/\btoken\??\.(\w+)/g)].map(([, name]) => name as string);
  const several = [...source.matchAll(/const \{([^}]*)\} = token;/g)].flatMap(([, names]) =>
    (names as string).split(',').map((name) => name.trim().split(':')[0] as string),
  );
  return [...single, ...several].filter(Boolean);
}

function styleFiles(folder: string): string[] {
  return readdirSync(join(ANTD_FOLDER, folder, 'style'))
    .filter((name) => name.endsWith('.js'))
    .filter((name) => STYLE_HOOK_EXPORT.test(readFileSync(join(ANTD_FOLDER, folder, 'style', name), 'utf8')))
    .map((name) => `${folder}/style/${name}`);
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|js)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}
