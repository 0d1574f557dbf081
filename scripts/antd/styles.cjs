/**
 * What antd's style modules would make when the portal runs, made when it is built: the sheet of one module, and what
 * each of its exports answers. The portal then carries neither antd's style functions nor the engine behind them.
 */
const fs = require('node:fs');
const path = require('node:path');
const { createCache, extractStyle, StyleProvider } = require('@ant-design/cssinjs');
const ConfigProvider = require('antd/lib/config-provider').default;
const { useToken } = require('antd/lib/theme/internal');
const { createElement } = require('react');
const { renderToString } = require('react-dom/server');
const { compactTheme, darkTheme, theme, VARIABLES_CLASS } = require('./theme.cjs');

const LIB = path.dirname(require.resolve('antd/lib/index.js'));

/** Folders whose class is not named after them. */
const CLASS_NAMES = new Map([['button', 'btn']]);

/** The keys of the cache's sheets that every component makes: they stand once, in `baseStyles`. */
const SHARED = /^style%[^%]*%(Shared|ant-design-icons)%/;

/** Variables of antd that the portal has no component for: the preset colours, of tags say. */
const UNUSED =
  /^--ant-(button-)?(blue|purple|cyan|green|magenta|pink|red|orange|yellow|volcano|geekblue|lime|gold)\b/;

/** antd's variables in the portal's themes, and its icons. */
function extractBaseStyles() {
  const cache = renderStyles(EmptyComponent);
  const light = extractSheet(cache, ['token']);
  const icons = extractSheet(cache, ['style'], (key) => key.includes('%ant-design-icons%'));
  return (
    wrapInLayer(light + icons) +
    extractVariants((themeConfig) => extractSheet(renderStyles(EmptyComponent, themeConfig), ['token']))
  );
}

/** antd's readTokens that its components read when they run, by name: all that `isRead` says. */
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
 * The sheet of one of antd's style modules (its file below antd's es or lib folder, such as `button/style/index.js`),
 * what of it is different in the dark or in compact density, and its hooks: by the export's name, what it answers; null where the export is a
 * component that draws nothing.
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
    for (const [name, hook] of Object.entries(require(path.join(LIB, file)))) {
      if (isStyleComponent(hook)) {
        hooks[name] = null;
        hook({ prefixCls: className, rootCls: rootClass });
      } else if (typeof hook === 'function' && (name === 'default' || name.startsWith('use'))) {
        // A part that several components share hangs on the component's own class.
        hooks[name] = hook(className, name === 'default' ? rootClass : undefined);
      }
    }
    return null;
  }, themeConfig);
  const isOwnStyle = (key) => !SHARED.test(key);
  if (cache.cache.size === 0)
    throw new Error(`antd's ${file} made no styles: is there more than one copy of @ant-design/cssinjs?`);
  return { css: extractSheet(cache, ['style', 'cssVar'], isOwnStyle), hooks };
}

/** The cache of styles after a component that only calls style hooks was drawn in one of the portal's themes. */
function renderStyles(Probe, themeConfig = theme) {
  const cache = createCache();
  renderToString(
    createElement(
      StyleProvider,
      { cache },
      createElement(ConfigProvider, { theme: themeConfig }, createElement(Probe)),
    ),
  );
  return cache;
}

function EmptyComponent() {
  return null;
}

function extractSheet(cache, types, isWanted = () => true) {
  for (const key of cache.cache.keys()) if (!isWanted(key)) cache.extracted.add(key);
  const css = extractStyle(cache, { plain: true, types, once: true });
  // The engine's note to itself of what the sheet holds.
  return css.replace(/\.data-ant-cssinjs-cache-path\{content:"[^"]*";\}/, '');
}

/** Below the portal's own sheets, in whatever order they are loaded: index.html orders the layers. */
function wrapInLayer(css) {
  return css === '' ? '' : `@layer antd{${css}}`;
}

/**
 * The variables that have changed values in the dark, and in compact density. They weigh as much as those that they stand
 * for; paper is always light.
 */
function extractVariants(getSheet) {
  const defaultRules = new Map(variableRules(getSheet(theme)));
  const buildRules = (themeConfig, scope) =>
    variableRules(getSheet(themeConfig)).flatMap(([selector, declarations]) => {
      const defaults = new Set(defaultRules.get(selector));
      const changed = declarations.filter(
        (declaration) => !defaults.has(declaration) && !UNUSED.test(declaration),
      );
      return changed.length === 0 ? [] : [`:where(${scope}) ${selector}{${changed.join(';')}}`];
    });
  const dark = wrapInLayer(buildRules(darkTheme, "[data-theme='dark']").join(''));
  const compact = wrapInLayer(buildRules(compactTheme, "[data-density='compact']").join(''));
  return (dark && `@media not print{${dark}}`) + compact;
}

/** A sheet's rules that give antd's variables their values: selector and declarations. */
function variableRules(css) {
  return [...css.matchAll(new RegExp(`(\\.${VARIABLES_CLASS}[^{},]*)\\{([^}]*)\\}`, 'g'))].map(
    ([, selector, declarations]) => [selector, declarations.split(';').filter(Boolean)],
  );
}

/** Whether a folder's components hang their styles on a class of their own beside the component's. */
function hasRootClass(folder) {
  return fs
    .readdirSync(path.join(LIB, folder), { withFileTypes: true })
    .some(
      (entry) =>
        entry.isFile() &&
        entry.name.endsWith('.js') &&
        fs.readFileSync(path.join(LIB, folder, entry.name), 'utf8').includes('useCSSVarCls'),
    );
}

function isStyleComponent(value) {
  return typeof value === 'function' && (value.displayName ?? '').startsWith('SubStyle_');
}

module.exports = { extractBaseStyles, extractStyles, readTokens };
