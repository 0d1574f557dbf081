/** A Jest transform: antd's CSS-in-JS modules are replaced as in the build (scripts/antd/loader.cjs), so tests compute no styles. */
const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { sep } = require('node:path');
const ts = require('typescript');
const replaceModule = require('../../scripts/antd/loader.cjs');

const SOURCES = ['loader.cjs', 'styles.cjs', 'theme.cjs'].map((name) =>
  require.resolve(`../../scripts/antd/${name}`),
);
const sourcesHash = hash(
  [...SOURCES, __filename, require.resolve('../../src/ui/theme/tokens.json')].map((file) =>
    readFileSync(file),
  ),
);

module.exports = {
  getCacheKey: (source, file) => hash([sourcesHash, file, source]),
  process(_source, file) {
    // Jest loads antd's CommonJS modules; the loader replaces the ES modules of the same names.
    const resourcePath = file.replace(`${sep}lib${sep}`, `${sep}es${sep}`);
    const code = replaceModule.call({ resourcePath }, readFileSync(resourcePath, 'utf8'));
    const compilerOptions = {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
      esModuleInterop: true,
    };
    return { code: ts.transpileModule(code, { compilerOptions }).outputText };
  },
};

function hash(parts) {
  return parts.reduce((sum, part) => sum.update(part).update('\0'), createHash('sha1')).digest('hex');
}
