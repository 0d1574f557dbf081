/*
 * Writes the Content-Security-Policy of index.html into the build. The policy allows the page's inline scripts and styles
 * by their hashes, so a host sends page and policy as they are in dist/.
 */
const { createHash } = require('node:crypto');
const webpack = require('webpack');

/** The value of the header, for a portal whose API is on its own origin. The local platform reads this file. */
const HEADER_FILE = 'security-policy.txt';
/** The same for nginx; docs/nginx.conf includes this file. The API's origins are in the variable `$calls`. */
const NGINX_FILE = 'security-policy.conf';

/** Returns the policy of a page. `apiOrigins` are the other origins that the page may call, separated by spaces. */
function buildPolicy(page, apiOrigins = '') {
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...hashInlineElements(page, 'script')].join(' ')}`,
    `connect-src ${["'self'", apiOrigins].join(' ').trim()}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `style-src ${["'self'", ...hashInlineElements(page, 'style')].join(' ')}`,
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default portal',
  ].join('; ');
}

/** The source expressions of a page's inline elements. A script with a `src` is not inline. */
function hashInlineElements(page, tagName) {
  const elements = page.matchAll(
    new RegExp(`<${tagName}(?![^>]*\\ssrc=)(?:\\s[^>]*)?>(.*?)</${tagName}>`, 'gs'),
  );
  return [...elements].map(([, text]) => {
    // Browsers convert line ends before they compute the hash.
    const hash = createHash('sha256').update(text.replaceAll(/\r\n?/g, '\n'));
    return `'sha256-${hash.digest('base64')}'`;
  });
}

/** A webpack plugin that writes the policy's files beside index.html. */
class SecurityPolicy {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('SecurityPolicy', (compilation) => {
      compilation.hooks.processAssets.tap(
        // At this stage the page is final: webpack has put the content hashes of its files into it.
        { name: 'SecurityPolicy', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ANALYSE },
        () => {
          const page = compilation.getAsset('index.html').source.source().toString();
          const emitText = (name, text) => compilation.emitAsset(name, new webpack.sources.RawSource(text));
          emitText(HEADER_FILE, `${buildPolicy(page)}\n`);
          emitText(
            NGINX_FILE,
            `# The build writes this file. docs/nginx.conf includes it and sets $calls.
add_header Content-Security-Policy "${buildPolicy(page, '$calls')}" always;
`,
          );
        },
      );
    });
  }
}

module.exports = { SecurityPolicy, buildPolicy };
