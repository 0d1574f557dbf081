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
function baseStyles() {
  const cache = drawn(nothing);
  const light = sheet(cache, ['token']);
  const icons = sheet(cache, ['style'], (key) => key.includes('%ant-design-icons%'));
  return inLayer(light + icons) + variantsOf((worn) => sheet(drawn(nothing, worn), ['token']));
}

/** antd's tokens that its components read when they run, by name: all that `isRead` says. */
function tokens(isRead) {
  let values = {};
  drawn(() => {
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
function stylesOf(file) {
  const { css, hooks } = stylesIn(theme, file);
  return { css: inLayer(css), variants: variantsOf((worn) => stylesIn(worn, file).css), hooks };
}

function stylesIn(worn, file) {
  const [folder] = file.split('/style');
  const name = path.basename(folder);
  const className = `ant-${CLASS_NAMES.get(name) ?? name}`;
  const rootClass = hasRootClass(folder) ? `${className}-css-var` : undefined;
  const hooks = {};
  const cache = drawn(() => {
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
  }, worn);
  const own = (key) => !SHARED.test(key);
  if (cache.cache.size === 0)
    throw new Error(`antd's ${file} made no styles: is there more than one copy of @ant-design/cssinjs?`);
  return { css: sheet(cache, ['style', 'cssVar'], own), hooks };
}

/** The cache of styles after a component that only calls style hooks was drawn in one of the portal's themes. */
function drawn(Probe, worn = theme) {
  const cache = createCache();
  renderToString(
    createElement(
      StyleProvider,
      { cache },
      createElement(ConfigProvider, { theme: worn }, createElement(Probe)),
    ),
  );
  return cache;
}

function nothing() {
  return null;
}

function sheet(cache, types, isWanted = () => true) {
  for (const key of cache.cache.keys()) if (!isWanted(key)) cache.extracted.add(key);
  const css = extractStyle(cache, { plain: true, types, once: true });
  // The engine's note to itself of what the sheet holds.
  return css.replace(/\.data-ant-cssinjs-cache-path\{content:"[^"]*";\}/, '');
}

/** Below the portal's own sheets, in whatever order they are loaded: index.html orders the layers. */
function inLayer(css) {
  return css === '' ? '' : `@layer antd{${css}}`;
}

/**
 * The variables that have other values in the dark, and in compact density. They weigh as much as those that they stand
 * for; paper is always light.
 */
function variantsOf(sheetIn) {
  const usual = new Map(variableRules(sheetIn(theme)));
  const rulesIn = (worn, where) =>
    variableRules(sheetIn(worn)).flatMap(([selector, declarations]) => {
      const known = new Set(usual.get(selector));
      const other = declarations.filter((one) => !known.has(one) && !UNUSED.test(one));
      return other.length === 0 ? [] : [`:where(${where}) ${selector}{${other.join(';')}}`];
    });
  const dark = inLayer(rulesIn(darkTheme, "[data-theme='dark']").join(''));
  const compact = inLayer(rulesIn(compactTheme, "[data-density='compact']").join(''));
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

module.exports = { baseStyles, stylesOf, tokens };
