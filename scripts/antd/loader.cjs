/**
 * A webpack loader that replaces antd's CSS-in-JS style modules by static style sheets (see styles.cjs). Each component's
 * sheet is in the chunk that uses the component, so no list of components is necessary.
 */
const path = require('node:path');
const { extractStyles, readTokens } = require('./styles.cjs');
const { VARIABLES_CLASS } = require('./theme.cjs');

const ANTD_ES = path.dirname(require.resolve('antd/es/index.js'));
const SHEET_LOADER = require.resolve('./sheetLoader.cjs');

/** The antd tokens that its components read at runtime. */
const RUNTIME_TOKENS = [
  'colorBgContainer',
  'colorFill',
  'colorFillQuaternary',
  'colorFillSecondary',
  'colorFillTertiary',
  'colorTextQuaternary',
  'controlHeight',
  'motion',
  'wireframe',
  'zIndexPopupBase',
];

/** Components build the names of the screen-width tokens (`screenXS` …) at runtime, so all of them are necessary. */
const isRuntimeToken = (name) => RUNTIME_TOKENS.includes(name) || name.startsWith('screen');

/** antd's modules that use its style engine, with functions that return their replacements. */
const REPLACEMENTS = new Map([
  ['theme/useToken.js', buildUseToken],
  // Exports only what the portal's components use, so that the build drops the other modules.
  [
    'theme/internal.js',
    () => "export { default as useToken } from './useToken'; export { defaultConfig } from './context';",
  ],
  ['theme/util/genStyleUtils.js', buildGenStyleUtils],
  // The portal has no date or time picker, but antd's default locale imports their texts.
  ['date-picker/locale/en_US.js', () => 'export default {};'],
  ['time-picker/locale/en_US.js', () => 'export default {};'],
  // The portal disables antd's wave effect (see app/ThemeProvider), so the wave's code and sheet are left out.
  ['_util/wave/index.js', () => 'export default ({ children }) => children;'],
  ['button/DefaultLoadingIcon.js', buildLoadingIcon],
]);

module.exports = function antdModule() {
  const file = path.relative(ANTD_ES, this.resourcePath).split(path.sep).join('/');
  return REPLACEMENTS.get(file)?.() ?? buildStyleModule(file, this.resourcePath);
};

function buildStyleModule(file, resource) {
  const exportLines = Object.entries(extractStyles(file).hooks).map(([name, result]) => {
    const value = `() => (${JSON.stringify(result)})`;
    return name === 'default' ? `export default ${value};` : `export const ${name} = ${value};`;
  });
  // `name.css!=!loader!file` tells webpack to treat the loader's result for the file as a style sheet.
  return [`import ${JSON.stringify(`${file}.css!=!${SHEET_LOADER}!${resource}`)};`, ...exportLines].join(
    '\n',
  );
}

/**
 * antd's hook returns [theme, token values, hashId, tokens as CSS variables, cssVar, zeroRuntime]. This one returns the
 * values in both places.
 */
function buildUseToken() {
  const token = JSON.stringify(readTokens(isRuntimeToken));
  return `
    const token = ${token};
    const result = [undefined, token, '', token, { prefix: 'ant', key: '${VARIABLES_CLASS}' }, true];
    export default () => result;`;
}

/** The one export that components call at runtime. It returns functions for names and values of CSS variables. */
function buildGenStyleUtils() {
  return `
    export const genCssVar = (antCls, component) => {
      const nameOf = (name) => '--' + antCls.replace(/\\./g, '') + '-' + component + '-' + name;
      return [nameOf, (name, fallback) => 'var(' + nameOf(name) + (fallback ? ', ' + fallback : '') + ')'];
    };`;
}

/**
 * The loading icon of a button appears without animation. antd's icon slides in, which causes a layout of the whole page
 * and adds the code of antd's animations to every screen with a button.
 */
function buildLoadingIcon() {
  return `
    import { createElement } from 'react';
    import LoadingOutlined from '@ant-design/icons/es/icons/LoadingOutlined';
    import IconWrapper from './IconWrapper';
    export default ({ prefixCls, loading, className = '', style }) =>
      loading &&
      createElement(
        IconWrapper,
        { prefixCls, style, className: prefixCls + '-loading-icon ' + className },
        createElement(LoadingOutlined),
      );`;
}
