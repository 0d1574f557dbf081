/** The sheet of one of antd's style modules; of antd's variables and icons where the module is `ui/theme/antd.css`. */
const path = require('node:path');
const { extractBaseStyles, extractStyles } = require('./styles.cjs');

const ES = path.dirname(require.resolve('antd/es/index.js'));

module.exports = function antdSheet(source) {
  if (this.resourcePath.endsWith('.css')) return extractBaseStyles() + source;
  const { css, variants } = extractStyles(path.relative(ES, this.resourcePath).split(path.sep).join('/'));
  return css + variants;
};
