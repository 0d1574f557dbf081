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
  // The portal disables antd's wave effect (`src/app/ThemeProvider.tsx`), so the wave's code and sheet are left out.
  ['_util/wave/index.js', () => 'export default ({ children }) => children;'],
  ['button/DefaultLoadingIcon.js', buildLoadingIcon],
  // Only antd's own documentation renders these panels. They need the whole ConfigProvider with its themes and colours.
  [
    '_util/PurePanel.js',
    () => 'export const withPureRenderTheme = (panel) => panel; export default () => null;',
  ],
  // Each select of the portal names its own text for no options; antd's has two drawings.
  ['config-provider/defaultRenderEmpty.js', () => 'export default () => null;'],
  // The portal has no group of buttons; a button only reads the context.
  [
    'button/ButtonGroup.js',
    () =>
      "import { createContext } from 'react'; export const GroupSizeContext = createContext(); export default null;",
  ],
  ['../../@rc-component/util/es/Dom/focus.js', buildFocusModules],
  ['../../@ant-design/icons/es/components/AntdIconLight.js', buildIcon],
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

/**
 * An icon with the same elements as antd's. antd's also has icons of two colours and inserts their style sheet, which is a part
 * of the generated one: every screen with a button would load that code.
 */
function buildIcon() {
  return `
    import { createElement, forwardRef } from 'react';
    import { clsx } from 'clsx';
    const toElement = ({ tag, attrs, children = [] }, rootProps, key) =>
      createElement(
        tag,
        { key, ...Object.fromEntries(Object.entries(attrs).map(([name, value]) => [toPropName(name), value])), ...rootProps },
        children.map((child, index) => toElement(child, undefined, index)),
      );
    const toPropName = (name) => name.replace(/-(.)/g, (_match, letter) => letter.toUpperCase());
    export default forwardRef(({ icon: { name, icon }, className, spin, onClick, tabIndex = onClick && -1, ...props }, ref) =>
      createElement(
        'span',
        {
          role: 'img',
          'aria-label': name,
          ...props,
          ref,
          tabIndex,
          onClick,
          className: clsx('anticon', 'anticon-' + name, (spin || name === 'loading') && 'anticon-spin', className),
        },
        toElement(icon, { 'data-icon': name, width: '1em', height: '1em', fill: 'currentColor', 'aria-hidden': true }),
      ),
    );`;
}
