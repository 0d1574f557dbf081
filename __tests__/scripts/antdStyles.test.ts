import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { createCache, StyleProvider } from '@ant-design/cssinjs';
import AntdIcon, { type IconComponentProps } from '@ant-design/icons/lib/components/AntdIconLight';
import EyeIcon from '@ant-design/icons-svg/lib/asn/EyeOutlined';
import LoadingIcon from '@ant-design/icons-svg/lib/asn/LoadingOutlined';
import ConfigProvider from 'antd/lib/config-provider';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ModuleKind, ScriptTarget, transpileModule } from 'typescript';
import tokensFile from '@/ui/theme/tokens.json';
import antdModule from '../../scripts/antd/loader.cjs';
import { REPLACED_MODULES } from '../../scripts/antd/replacedModules.cjs';
import { COMPONENTS, extractStyles, readTokens } from '../../scripts/antd/styles.cjs';
import { theme } from '../../scripts/antd/theme.cjs';

const ROOT = join(__dirname, '../..');
const ES = join(ROOT, 'node_modules/antd/es');

/** The antd modules that the portal imports, such as `button` or `input/Password`. Its contexts have no styles. */
const IMPORTED = [
  ...new Set(
    sourceFiles(join(ROOT, 'src')).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/from 'antd\/es\/([^']+)'/g)].map(
        ([, module]) => module as string,
      ),
    ),
  ),
].filter((module) => !module.endsWith('/context'));

/** The antd folders of the portal's components and of the components that these render. */
const FOLDERS = [...new Set(Object.keys(COMPONENTS).map(folderOf)), 'skeleton', 'space'];

const ANTD_ICON = join(ROOT, 'node_modules/@ant-design/icons/es/components/AntdIconLight.js');

const sheet = extractStyles();
const [lightSheet = '', darkSheet = ''] = sheet.split('@media not print{');

const THEMES: readonly (readonly [string, string, typeof tokensFile.color])[] = [
  ['light', lightSheet, tokensFile.color],
  ['dark', darkSheet, tokensFile.colorDark],
];

it('lists each antd component that the portal imports', () => {
  expect(IMPORTED.length).toBeGreaterThan(5);
  expect(IMPORTED.filter((module) => !(module in COMPONENTS))).toEqual([]);
});

it.each(REPLACED_MODULES)('antd has modules of the pattern %s, which is replaced', (pattern) => {
  const path = new RegExp(`^(${pattern})\\.js$`);
  const modules = sourceFiles(ES).map((file) => relative(ES, file).replaceAll(sep, '/'));
  expect(modules.some((module) => path.test(module))).toBe(true);
});

it.each(['btn', 'input', 'modal', 'select', 'spin', 'switch'])(
  'the sheet styles .ant-%s, in the layer antd',
  (name) => {
    expect(sheet.slice(0, 12)).toBe('@layer antd{');
    expect(new RegExp(`\\.ant-${name}[ .:{,]`).test(sheet)).toBe(true);
  },
);

it('the sheet styles no elements without a class of antd', () => {
  expect(sheet).not.toMatch(/[{},]a[ :[{,]/);
});

it('the sheet has the dark values for screens only', () => {
  expect(lightSheet).toContain(`--ant-color-primary:${tokensFile.color.primary}`);
  const [, variables] = /^:where\(\[data-theme='dark'\]\) [^{]*\{([^}]*)\}/.exec(darkSheet) ?? [];
  expect(darkSheet).toMatch(/^:where\(\[data-theme='dark'\]\)/);
  expect(darkSheet).toContain(`--ant-color-primary:${tokensFile.colorDark.primaryFill}`);
  expect(darkSheet).toContain(`--ant-color-bg-container:${tokensFile.colorDark.surface}`);
  expect(variables).not.toContain('--ant-font-size');
});

it.each(THEMES)(
  'in the %s theme, a field in focus has the ring of all controls, also with an error',
  (_theme, values, colours) => {
    for (const name of ['input-active-shadow', 'input-error-active-shadow'])
      expect(values).toContain(`--ant-${name}:0 0 0 2px ${colours.focus}`);
    for (const name of ['select-active-outline-color', 'color-error-outline', 'color-primary-border'])
      expect(values).toContain(`--ant-${name}:${colours.focus}`);
    for (const name of ['input', 'select'])
      expect(values).toContain(`--ant-${name}-active-border-color:${colours.primary}`);
  },
);

it.each(THEMES)(
  'in the %s theme, the highlighted option has the colour of a highlighted row',
  (_theme, values, colours) => {
    expect(values).toContain(`--ant-select-option-active-bg:${colours.surfaceHover}`);
  },
);

it('the knob of a switch is light in both themes', () => {
  expect(sheet.match(/--ant-switch-handle-bg:[^;}]*/g)).toEqual([
    `--ant-switch-handle-bg:${tokensFile.color.textOnPrimary}`,
  ]);
});

it('the sheet has the control height of the compact density', () => {
  const [, compact] = sheet.split(":where([data-density='compact']) .fp{");
  expect(compact).toContain(`--ant-control-height:${tokensFile.sizeCompact.control}`);
});

it.each(FOLDERS.flatMap(styleFiles))(
  'the replacement of antd/es/%s returns what the module returns',
  (file) => {
    // eslint-disable-next-line @typescript-eslint/no-require-imports
    const antdHooks = require(`antd/lib/${file}`) as Record<string, unknown>;
    const results: Record<string, unknown> = {};
    const HookCaller = () => {
      for (const [name, hook] of Object.entries(antdHooks))
        if (name === 'default' || name.startsWith('use')) results[name] = callHook(hook);
      return null;
    };
    renderToString(
      createElement(
        StyleProvider,
        { cache: createCache() },
        createElement(ConfigProvider, { theme }, createElement(HookCaller)),
      ),
    );
    const replacements = loadReplacement(join(ES, file));
    expect(Object.keys(results)).toContain('default');
    for (const [name, result] of Object.entries(results))
      expect(callHook(replacements[name])).toEqual(result);
  },
);

it('lists each token that antd’s components read at runtime', () => {
  const folders = ['_util', 'grid', ...FOLDERS];
  const read = folders.flatMap((folder) =>
    sourceFiles(join(ES, folder))
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

it.each<[string, Omit<IconComponentProps, 'icon'>]>([
  ['plain', {}],
  ['with a class and a style', { className: 'test', style: { fontSize: 12 } }],
  ['spinning', { spin: true }],
  ['with a handler', { onClick: () => undefined }],
  ['with a handler and a place in the order of focus', { onClick: () => undefined, tabIndex: 0 }],
])('the replacement of an icon renders what antd renders: %s', (_name, props) => {
  const Icon = loadReplacement(ANTD_ICON).default as typeof AntdIcon;
  for (const icon of [EyeIcon, LoadingIcon])
    expect(renderToString(createElement(Icon, { ...props, icon }))).toBe(
      renderToString(createElement(AntdIcon, { ...props, icon })),
    );
});

function folderOf(module: string): string {
  return module.split('/')[0] as string;
}

/** Calls a style hook with a class, or a style component with its props. Returns null for a component. */
function callHook(hook: unknown): unknown {
  const isComponent = ((hook as { displayName?: string }).displayName ?? '').startsWith('SubStyle_');
  return (hook as (argument: unknown) => unknown)(isComponent ? { prefixCls: 'ant-test' } : 'ant-test');
}

/** Loads the module that the build uses instead of one of antd's. */
function loadReplacement(resourcePath: string): Record<string, unknown> {
  const source = antdModule.call({ resourcePath }, readFileSync(resourcePath, 'utf8'));
  const { outputText } = transpileModule(source, {
    compilerOptions: { module: ModuleKind.CommonJS, target: ScriptTarget.ES2022, esModuleInterop: true },
  });
  const exports: Record<string, unknown> = {};
  new Function('exports', 'require', outputText)(exports, require);
  return exports;
}

function tokensIn(source: string): string[] {
  const single = [...source.matchAll(/\btoken\??\.(\w+)/g)].map(([, name]) => name as string);
  const several = [...source.matchAll(/const \{([^}]*)\} = token;/g)].flatMap(([, names]) =>
    (names as string).split(',').map((name) => name.trim().split(':')[0] as string),
  );
  return [...single, ...several].filter(Boolean);
}

/** The style modules of an antd folder that components import; the other modules there are parts of them. */
function styleFiles(folder: string): string[] {
  return readdirSync(join(ES, folder, 'style'))
    .filter((name) => name.endsWith('.js'))
    .filter((name) =>
      /export default gen(StyleHooks|SubStyleComponent)\(/.test(
        readFileSync(join(ES, folder, 'style', name), 'utf8'),
      ),
    )
    .map((name) => `${folder}/style/${name}`);
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|js)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}
