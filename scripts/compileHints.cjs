const webpack = require('webpack');
const { getScreenChunks, loadRoutePatterns } = require('./boot-page/bootPage.cjs');

const { ConcatSource } = webpack.sources;

/**
 * With this comment at the start of a file, Chrome (136 or newer) compiles all functions of the file at once. Otherwise it
 * skips each function first and parses it again when it is called. Other browsers ignore the comment.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';
/**
 * Smaller files (in bytes) have no hint, because each takes about 30 bytes of a route's size budget. What a hint would
 * earn in them was not measured.
 */
const SMALLEST_HINTED_FILE = 12_500;

/**
 * A webpack plugin that adds the compile hint to the larger scripts that a route loads before it is rendered. Scripts that
 * load later have no hint, because most of their functions may never be called.
 */
class CompileHints {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('CompileHints', (compilation) => {
      compilation.hooks.processAssets.tap(
        {
          name: 'CompileHints',
          // After the minification, which removes comments, and before files are hashed and compressed.
          stage: webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
        },
        () => {
          for (const file of getInitialScripts(compilation))
            compilation.updateAsset(file, (source) => new ConcatSource(COMPILE_HINT, source));
        },
      );
    });
  }
}

/** The larger script files of all pages and of each route's screen. */
function getInitialScripts(compilation) {
  const { namedChunkGroups } = compilation;
  const chunks = ['portal', ...Object.keys(loadRoutePatterns()).flatMap(getScreenChunks)];
  const files = chunks.flatMap((chunk) => namedChunkGroups.get(chunk)?.getFiles() ?? []);
  return new Set(
    files.filter(
      (file) => file.endsWith('.js') && compilation.getAsset(file).source.size() >= SMALLEST_HINTED_FILE,
    ),
  );
}

module.exports = { CompileHints };
