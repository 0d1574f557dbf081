/** A webpack loader that returns the style sheet of an antd style module. For `ui/theme/antd.css` it adds antd's variables and icons. */
const path = require('node:path');
const { extractBaseStyles, extractStyles } = require('./styles.cjs');

const ANTD_ES = path.dirname(require.resolve('antd/es/index.js'));

module.exports = function antdSheet(source) {
  if (this.resourcePath.endsWith('.css')) return extractBaseStyles() + source;
  const { css, variants } = extractStyles(
    path.relative(ANTD_ES, this.resourcePath).split(path.sep).join('/'),
  );
  return css + variants;
};
