/** The scripts of `webpack.config.js`, with those that they load. After a change of one, the portal is built again without webpack's cache. */
const WEBPACK_SCRIPTS = [
  'scripts/antd/loader.cjs',
  'scripts/antd/replacedModules.cjs',
  'scripts/antd/styles.cjs',
  'scripts/antd/theme.cjs',
  'scripts/boot-page/bootPage.cjs',
  'scripts/compileHints.cjs',
  'scripts/namedChunkIds.cjs',
  'scripts/routeBudgets.cjs',
  'scripts/securityPolicy.cjs',
  'scripts/webpackScripts.cjs',
];

module.exports = { WEBPACK_SCRIPTS };
