/**
 * A webpack loader that replaces antd's CSS-in-JS modules: the portal contains neither antd's style functions nor their
 * engine. For `ui/theme/antd.css` it adds the sheet of all components (see styles.cjs).
 */
const path = require('node:path');
const { extractStyles, readTokens } = require('./styles.cjs');
const { VARIABLES_CLASS } = require('./theme.cjs');

const ANTD_ES = path.dirname(require.resolve('antd/es/index.js'));

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
  // The portal has no group of buttons; a button only reads the context.
  [
    'button/ButtonGroup.js',
    () =>
      "import { createContext } from 'react'; export const GroupSizeContext = createContext(); export default null;",
  ],
  ['../../@rc-component/util/es/Dom/focus.js', buildFocusModules],
]);

module.exports = function antdModule(source) {
  if (this.resourcePath.endsWith('.css')) return extractStyles() + source;
  const file = path.relative(ANTD_ES, this.resourcePath).split(path.sep).join('/');
  return REPLACEMENTS.get(file)?.() ?? buildStyleModule(source);
};

/** Hooks return antd's hash, which is empty, and the class of its variables. Components only add styles, so they render nothing. */
function buildStyleModule(source) {
  if (source.includes('export default genSubStyleComponent(')) return 'export default () => null;';
  return `
    const useStyle = () => ['', '${VARIABLES_CLASS}'];
    export default useStyle;
    export const useSharedStyle = useStyle;`;
}

/** `result` is in antd's order: theme, token values, hash, tokens, CSS variables, and whether styles are static. */
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
      return [nameOf, (name, fallback) => 'var(' + nameOf(name) + (fallback ? ', ' + fallback : '') + ')'];
    };`;
}

/** The same module twice, by different queries: the build drops from each what its importers don't use. */
function buildFocusModules() {
  return `
    export { triggerFocus } from './focus.js?input';
    export { getFocusNodeList, lockFocus, useLockFocus } from './focus.js?modal';`;
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
