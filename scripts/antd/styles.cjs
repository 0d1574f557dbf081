/** Builds the static style sheet of the antd components that the portal uses, with antd's own extraction of styles. */
const { createCache, extractStyle, StyleProvider } = require('@ant-design/cssinjs');
const ConfigProvider = require('antd/lib/config-provider').default;
const { useToken } = require('antd/lib/theme/internal');
const { createElement } = require('react');
const { renderToString } = require('react-dom/server');
const { compactTheme, darkTheme, theme, VARIABLES_CLASS } = require('./theme.cjs');

/** The antd components of the portal and those that they render, with props that make them render their parts. */
const COMPONENTS = {
  button: {},
  'input/Input': {},
  'input/Password': {},
  'input/TextArea': {},
  'modal/Modal': { open: true, getContainer: false },
  select: {},
  spin: {},
  switch: {},
};

/** The cache keys of sheets that the portal does not use: antd's styles of plain links, and of the wave effect. */
const UNUSED_SHEET_KEY = /^style%[^%]*%(Shared|Wave-Wave)%/;

/** antd's variables for preset colours (of tags, for example), which no component of the portal uses. */
const UNUSED_VARIABLE =
  /([{;])(--ant-(button-)?(blue|purple|cyan|green|magenta|pink|red|orange|yellow|volcano|geekblue|lime|gold)\b[^:]*:[^;}]*;?)+/g;

/** Returns one sheet for all themes, in the layer `antd`, which index.html declares below the portal's styles. */
function extractStyles() {
  const sheet = extractSheet(theme);
  const dark = buildVariant(sheet, darkTheme, "[data-theme='dark']");
  const compact = buildVariant(sheet, compactTheme, "[data-density='compact']");
  // Print is always light.
  return `@layer antd{${sheet}@media not print{${dark}}${compact}}`;
}

/** Returns the values of the antd tokens for whose names `isRead` is true. */
function readTokens(isRead) {
  let values = {};
  const TokenReader = () => {
    const [, token] = useToken();
    values = Object.fromEntries(Object.entries(token).filter(([name]) => isRead(name)));
    return null;
  };
  renderStyles(createElement(TokenReader), theme);
  return values;
}

function extractSheet(themeConfig) {
  const elements = Object.entries(COMPONENTS).map(([name, props]) =>
    createElement(require(`antd/lib/${name}`).default, { key: name, ...props }),
  );
  const cache = renderStyles(elements, themeConfig);
  // `once` leaves out the sheets that are marked as extracted already.
  for (const key of cache.cache.keys()) if (UNUSED_SHEET_KEY.test(key)) cache.extracted.add(key);
  return (
    extractStyle(cache, { plain: true, once: true })
      // The engine writes its list of cache keys as a rule into the sheet; nothing reads it at runtime.
      .replace(/\.data-ant-cssinjs-cache-path\{content:"[^"]*";\}/, '')
      .replace(UNUSED_VARIABLE, '$1')
  );
}

/** Renders elements in one of the portal's themes, and returns antd's style cache. */
function renderStyles(elements, themeConfig) {
  const cache = createCache();
  const { error } = console;
  // React warns that a modal is no server component, but only its styles are necessary here.
  console.error = () => undefined;
  try {
    renderToString(
      createElement(
        StyleProvider,
        { cache },
        createElement(ConfigProvider, { theme: themeConfig }, elements),
      ),
    );
  } finally {
    console.error = error;
  }
  if (cache.cache.size === 0)
    throw new Error('antd generated no styles: is there more than one copy of @ant-design/cssinjs?');
  return cache;
}

/** Returns rules for the variables that differ in a theme. `:where` keeps the specificity of the default rules. */
function buildVariant(defaultSheet, themeConfig, scope) {
  const defaults = new Map(parseVariableRules(defaultSheet));
  return parseVariableRules(extractSheet(themeConfig))
    .map(([selector, declarations]) => {
      const unchanged = new Set(defaults.get(selector));
      const changed = declarations.filter((declaration) => !unchanged.has(declaration));
      return changed.length === 0 ? '' : `:where(${scope}) ${selector}{${changed.join(';')}}`;
    })
    .join('');
}

/** The rules of a sheet that set antd's variables, as pairs of selector and declarations. */
function parseVariableRules(css) {
  return [...css.matchAll(new RegExp(`(\\.${VARIABLES_CLASS}[^{},]*)\\{([^}]*)\\}`, 'g'))].map(
    ([, selector, declarations]) => [selector, declarations.split(';').filter(Boolean)],
  );
}

module.exports = { COMPONENTS, extractStyles, readTokens };
