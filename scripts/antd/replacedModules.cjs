/**
 * antd's modules that the build and the tests replace (see loader.cjs): patterns of their paths below `antd/es` and
 * `antd/lib`, without `.js`.
 */
const REPLACED_MODULES = [
  '.*/style(/.*)?',
  '(date|time)-picker/locale/en_US',
  '_util/(wave/index|PurePanel)',
  'config-provider/defaultRenderEmpty',
  'button/(DefaultLoadingIcon|ButtonGroup)',
  'theme/(useToken|internal|util/genStyleUtils)',
];

module.exports = { REPLACED_MODULES };
