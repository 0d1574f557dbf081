/**
 * Puts what `styles.cjs` makes in the place of antd's own style modules. Each component thus brings its sheet with it,
 * in the chunk that uses it, and there is no list of components to keep.
 */
const path = require('node:path');
const { extractStyles, readTokens } = require('./styles.cjs');
const { VARIABLES_CLASS } = require('./theme.cjs');

const ES = path.dirname(require.resolve('antd/es/index.js'));
const SHEET_LOADER = require.resolve('./sheetLoader.cjs');

/** antd's tokens that its components read when they run. */
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

/** The screens' widths are gone through by names that are put together. */
const isRuntimeToken = (name) => RUNTIME_TOKENS.includes(name) || name.startsWith('screen');

/** antd's modules that speak to its style engine, and what stands for them. */
const REPLACEMENTS = new Map([
  ['theme/useToken.js', buildUseToken],
  // Of these the build keeps what is used: not the configuration, which only antd's own provider reads.
  [
    'theme/internal.js',
    () => "export { default as useToken } from './useToken'; export { defaultConfig } from './context';",
  ],
  ['theme/util/genStyleUtils.js', buildGenStyleUtils],
  // The portal has no field to pick a date by; antd's own words name its parts all the same.
  ['date-picker/locale/en_US.js', () => 'export default {};'],
  ['time-picker/locale/en_US.js', () => 'export default {};'],
  // The portal shows no waves (see app/ThemeProvider), and carries neither their code nor their sheet.
  ['_util/wave/index.js', () => 'export default ({ children }) => children;'],
  ['button/DefaultLoadingIcon.js', buildLoadingIcon],
]);

module.exports = function antdModule() {
  const file = path.relative(ES, this.resourcePath).split(path.sep).join('/');
  return REPLACEMENTS.get(file)?.() ?? buildStyleModule(file, this.resourcePath);
};

function buildStyleModule(file, resource) {
  const exported = Object.entries(extractStyles(file).hooks).map(([name, result]) => {
    const value = `() => (${JSON.stringify(result)})`;
    return name === 'default' ? `export default ${value};` : `export const ${name} = ${value};`;
  });
  return [`import ${JSON.stringify(`${file}.css!=!${SHEET_LOADER}!${resource}`)};`, ...exported].join('\n');
}

function buildUseToken() {
  const token = JSON.stringify(readTokens(isRuntimeToken));
  return `
    const token = ${token};
    const result = [undefined, token, '', token, { prefix: 'ant', key: '${VARIABLES_CLASS}' }, true];
    export default () => result;`;
}

function buildGenStyleUtils() {
  return `
    export const genCssVar = (antCls, component) => {
      const nameOf = (name) => '--' + antCls.replace(/\\./g, '') + '-' + component + '-' + name;
      return [nameOf, (name, otherwise) => 'var(' + nameOf(name) + (otherwise ? ', ' + otherwise : '') + ')'];
    };`;
}

/**
 * What says that a button is at work is there at once. antd's slides in, for which the browser lays the whole page out
 * again, and brings the code of all its motion to every screen that has a button.
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
