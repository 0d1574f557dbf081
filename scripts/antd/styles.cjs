/**
 * Runs antd's style modules at build time and extracts the style sheets that they would generate at runtime, and the return
 * values of their hooks. The portal then contains neither antd's style functions nor its CSS-in-JS engine.
 */
const fs = require('node:fs');
const path = require('node:path');
const { createCache, extractStyle, StyleProvider } = require('@ant-design/cssinjs');
const ConfigProvider = require('antd/lib/config-provider').default;
const { useToken } = require('antd/lib/theme/internal');
const { createElement } = require('react');
const { renderToString } = require('react-dom/server');
const { compactTheme, darkTheme, theme, VARIABLES_CLASS } = require('./theme.cjs');

const ANTD_LIB = path.dirname(require.resolve('antd/lib/index.js'));

/** Component folders whose CSS class has another name. */
const CLASS_NAMES = new Map([['button', 'btn']]);

/**
 * The cache keys of the sheets that every component generates: the styles of icons, which only `extractBaseStyles`
 * returns, and those of links (`Shared`), which are left out, because the portal has its own (ui/theme/base.css).
 */
const SHARED_SHEET_KEY = /^style%[^%]*%(Shared|ant-design-icons)%/;

/** antd's variables for preset colours (of tags, for example), which no component of the portal uses. */
const UNUSED_VARIABLE =
  /^--ant-(button-)?(blue|purple|cyan|green|magenta|pink|red|orange|yellow|volcano|geekblue|lime|gold)\b/;

/** The sheet of antd's variables in all themes of the portal, and of its icons. */
function extractBaseStyles() {
  const cache = renderStyles(EmptyComponent);
  const light = extractSheet(cache, ['token']);
  const icons = extractSheet(cache, ['style'], (key) => key.includes('%ant-design-icons%'));
  return (
    wrapInLayer(light + icons) +
    extractVariants((themeConfig) => extractSheet(renderStyles(EmptyComponent, themeConfig), ['token']))
  );
}

/** Returns the values of the antd tokens for whose names `isRead` is true. */
function readTokens(isRead) {
  let values = {};
  renderStyles(() => {
    const [, token] = useToken();
    values = Object.fromEntries(Object.entries(token).filter(([name]) => isRead(name)));
    return null;
  });
  return values;
}

/**
 * Extracts the styles of one of antd's style modules. `file` is its path in antd's es or lib folder, such as
 * `button/style/index.js`. Returns the sheet (`css`), the variables that differ in dark or compact (`variants`), and the
 * return value of each exported hook by name (`hooks`; null if it is a component, see `isStyleComponent`).
 */
function extractStyles(file) {
  const { css, hooks } = extractStylesInTheme(theme, file);
  return {
    css: wrapInLayer(css),
    variants: extractVariants((themeConfig) => extractStylesInTheme(themeConfig, file).css),
    hooks,
  };
}

function extractStylesInTheme(themeConfig, file) {
  const [folder] = file.split('/style');
  const name = path.basename(folder);
  const className = `ant-${CLASS_NAMES.get(name) ?? name}`;
  const rootClass = hasRootClass(folder) ? `${className}-css-var` : undefined;
  const hooks = {};
  const cache = renderStyles(() => {
    for (const [name, exported] of Object.entries(require(path.join(ANTD_LIB, file)))) {
      if (isStyleComponent(exported)) {
        hooks[name] = null;
        exported({ prefixCls: className, rootCls: rootClass });
      } else if (typeof exported === 'function' && (name === 'default' || name.startsWith('use'))) {
        // A hook `use…` has styles that several components share: it takes the component's class and no root class.
        hooks[name] = exported(className, name === 'default' ? rootClass : undefined);
      }
    }
    return null;
  }, themeConfig);
  const isOwnStyle = (key) => !SHARED_SHEET_KEY.test(key);
  if (cache.cache.size === 0)
    throw new Error(
      `antd's ${file} generated no styles: is there more than one copy of @ant-design/cssinjs?`,
    );
  return { css: extractSheet(cache, ['style', 'cssVar'], isOwnStyle), hooks };
}

/** Renders a component that only calls style hooks in one of the portal's themes, and returns antd's style cache. */
function renderStyles(Component, themeConfig = theme) {
  const cache = createCache();
  renderToString(
    createElement(
      StyleProvider,
      { cache },
      createElement(ConfigProvider, { theme: themeConfig }, createElement(Component)),
    ),
  );
  return cache;
}

function EmptyComponent() {
  return null;
}

/** Returns the sheets of these types with a wanted key. `once` skips the keys that are marked as extracted. */
function extractSheet(cache, types, isWanted = () => true) {
  for (const key of cache.cache.keys()) if (!isWanted(key)) cache.extracted.add(key);
  const css = extractStyle(cache, { plain: true, types, once: true });
  // The engine writes its list of cache keys as a rule into the sheet; nothing reads it at runtime.
  return css.replace(/\.data-ant-cssinjs-cache-path\{content:"[^"]*";\}/, '');
}

/** In the layer `antd`, which index.html declares below the portal's styles, so that the order of loading does not matter. */
function wrapInLayer(css) {
  return css === '' ? '' : `@layer antd{${css}}`;
}

/**
 * Returns rules for the variables that differ in the dark theme and in compact density. `:where` keeps the specificity of
 * the default rules. Print is always light.
 */
function extractVariants(getSheet) {
  const defaultRules = new Map(parseVariableRules(getSheet(theme)));
  const buildRules = (themeConfig, scope) =>
    parseVariableRules(getSheet(themeConfig)).flatMap(([selector, declarations]) => {
      const defaults = new Set(defaultRules.get(selector));
      const changed = declarations.filter(
        (declaration) => !defaults.has(declaration) && !UNUSED_VARIABLE.test(declaration),
      );
      return changed.length === 0 ? [] : [`:where(${scope}) ${selector}{${changed.join(';')}}`];
    });
  const dark = wrapInLayer(buildRules(darkTheme, "[data-theme='dark']").join(''));
  const compact = wrapInLayer(buildRules(compactTheme, "[data-density='compact']").join(''));
  return (dark && `@media not print{${dark}}`) + compact;
}

/** The rules of a sheet that set antd's variables, as pairs of selector and declarations. */
function parseVariableRules(css) {
  return [...css.matchAll(new RegExp(`(\\.${VARIABLES_CLASS}[^{},]*)\\{([^}]*)\\}`, 'g'))].map(
    ([, selector, declarations]) => [selector, declarations.split(';').filter(Boolean)],
  );
}

/** Whether the components of a folder have an additional class for their CSS variables. */
function hasRootClass(folder) {
  return fs
    .readdirSync(path.join(ANTD_LIB, folder), { withFileTypes: true })
    .some(
      (entry) =>
        entry.isFile() &&
        entry.name.endsWith('.js') &&
        fs.readFileSync(path.join(ANTD_LIB, folder, entry.name), 'utf8').includes('useCSSVarCls'),
    );
}

/** antd exports some style hooks as components: they generate styles and render nothing. */
function isStyleComponent(value) {
  return typeof value === 'function' && (value.displayName ?? '').startsWith('SubStyle_');
}

module.exports = { extractBaseStyles, extractStyles, readTokens };
