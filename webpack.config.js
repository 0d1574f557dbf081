const fs = require('node:fs');
const path = require('node:path');
const zlib = require('node:zlib');
const CompressionPlugin = require('compression-webpack-plugin');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const MinimizerPlugin = require('minimizer-webpack-plugin');
const webpack = require('webpack');
const { version } = require('./package.json');
const { REPLACED_MODULES } = require('./scripts/antd/replacedModules.cjs');
const { CompileHints } = require('./scripts/compileHints.cjs');
const { NamedChunkIds } = require('./scripts/namedChunkIds.cjs');
const { RouteBudgets } = require('./scripts/routeBudgets.cjs');
const { SOURCES, buildBootPage } = require('./scripts/boot-page/bootPage.cjs');
const { SecurityPolicy } = require('./scripts/securityPolicy.cjs');

const resolvePath = (...parts) => path.resolve(__dirname, ...parts);

/** Matches the files of antd's replaced modules, on any system. */
const REPLACED_FILE = new RegExp(
  `node_modules/antd/es/(${REPLACED_MODULES.join('|')})\\.js$`.replaceAll('/', '[\\\\/]'),
);

/** The screens with lists that load page by page. */
const INFINITE_LIST_CHUNKS = [
  'pso-users',
  'riders',
  'purchase-orders',
  'passes',
  'admin-users',
  'rider-profile',
];

/** Builds the portal into dist/ for any static host. webpack-dev-server sets `env.WEBPACK_SERVE`. */
module.exports = (env, { mode = 'production' }) => {
  const production = mode === 'production';
  return {
    mode,
    name: 'portal',
    target: ['web', 'es2022'],
    // The shell and most screens need these modules: in the first chunk they are loaded once.
    entry: {
      portal: ['./src/ui/loading/useAfterInteraction.ts', './src/ui/icons/Icon.tsx', './src/main.tsx'],
    },
    output: {
      path: resolvePath('dist'),
      publicPath: '/',
      // One hash for a chunk's script and style sheet, so that the runtime's lists of both repeat each other (decision 132).
      filename: production ? 'assets/[name].[chunkhash:6].js' : 'assets/[name].js',
      chunkFilename: production ? 'assets/[name].[chunkhash:6].js' : 'assets/[name].js',
      assetModuleFilename: 'assets/[name].[contenthash:6][ext]',
      trustedTypes: 'portal',
      // Each script contains this name. A short one makes up for the size of the compile hint.
      chunkLoadingGlobal: 'chunks',
      // Milliseconds, as CHUNK_TIMEOUT_MS: a script that hangs must fail like one that is missing.
      chunkLoadTimeout: 10_000,
      clean: true,
    },
    devtool: production ? false : 'source-map',
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: {
        '@': resolvePath('src'),
        // The package names only its development build, whose warnings are in the scripts.
        ...(production && {
          'react-router$': resolvePath('node_modules/react-router/dist/production/index.mjs'),
          'react-router/dom$': resolvePath('node_modules/react-router/dist/production/dom-export.mjs'),
        }),
      },
    },
    module: {
      parser: { javascript: { exportsPresence: 'error' } },
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: 'ts-loader',
          // `npm run typecheck` checks the types separately.
          options: { transpileOnly: true, compilerOptions: { noEmit: false, incremental: false } },
        },
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'], sideEffects: true },
        { test: /\.svg$/, type: 'asset/resource' },
        // antd's styles are generated at build time, not at runtime.
        { test: resolvePath('src/ui/theme/antd.css'), loader: resolvePath('scripts/antd/loader.cjs') },
        {
          test: REPLACED_FILE,
          loader: resolvePath('scripts/antd/loader.cjs'),
          sideEffects: true,
        },
        // Of this module Input needs one function and Modal the others. As two modules, lists load without Modal's (1 kB).
        {
          test: /node_modules[\\/]@rc-component[\\/]util[\\/]es[\\/]Dom[\\/]focus\.js$/,
          resourceQuery: { not: [/^\?(input|modal)$/] },
          loader: resolvePath('scripts/antd/loader.cjs'),
        },
        {
          test: /node_modules[\\/]@ant-design[\\/]icons[\\/]es[\\/]components[\\/]AntdIconLight\.js$/,
          loader: resolvePath('scripts/antd/loader.cjs'),
        },
        // antd's packages have no side effects but do not declare it; this saves about 12 kB gzip with almost every component.
        { test: /node_modules[\\/](@rc-component|@ant-design)[\\/]/, sideEffects: false },
        // Only parts of formik that the portal doesn't use need this package.
        { test: /node_modules[\\/]hoist-non-react-statics[\\/]/, sideEffects: false },
      ],
    },
    plugins: [
      new webpack.DefinePlugin({ PORTAL_VERSION: JSON.stringify(version) }),
      // Leaves out moment's 55 kB of locales: dates have one fixed format.
      new webpack.IgnorePlugin({ resourceRegExp: /^\.\/locale$/, contextRegExp: /moment$/ }),
      // Every page's scripts list the chunks that have a style sheet. So the small styles of a part that loads later are
      // imported by its page.
      new MiniCssExtractPlugin({
        filename: production ? 'assets/[name].[chunkhash:6].css' : 'assets/[name].css',
        chunkFilename: production ? 'assets/[name].[chunkhash:6].css' : 'assets/[name].css',
        ignoreOrder: true,
      }),
      new HtmlWebpackPlugin({
        template: './public/index.html',
        templateParameters: ({ namedChunkGroups, fileDependencies }, _assets, { headTags }) => {
          for (const source of SOURCES) fileDependencies.add(source);
          return {
            ...buildBootPage(
              (name) => filesOf(name, namedChunkGroups.get(name)),
              headTags.flatMap(({ attributes: { src } }) => (src ? [src] : [])),
            ),
            // The template puts the style sheets after the placeholder, because a style sheet blocks rendering of what follows.
            sheets: headTags.filter(({ tagName }) => tagName === 'link').join(''),
          };
        },
        inject: false,
      }),
      // In development, index.json comes from the local platform through the proxy.
      new StaticFiles(env.WEBPACK_SERVE ? ['favicon.svg'] : ['favicon.svg', 'index.json']),
      ...(production
        ? [
            new CompileHints(),
            new CompressionPlugin({
              test: /\.(js|css|html|svg)$/,
              filename: '[path][base].gz',
              algorithm: 'gzip',
              compressionOptions: { level: 9 },
            }),
            new CompressionPlugin({
              test: /\.(js|css|html|svg)$/,
              filename: '[path][base].br',
              algorithm: 'brotliCompress',
              compressionOptions: { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } },
            }),
            new SecurityPolicy(),
            new NamedChunkIds(),
            new RouteBudgets(),
          ]
        : []),
    ],
    optimization: {
      // swc instead of webpack's terser: smaller scripts in half of the processor time (decision 147).
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          minimizerOptions: { compress: { passes: 3 } },
        }),
      ],
      runtimeChunk: 'single',
      moduleIds: 'deterministic',
      chunkIds: production ? 'deterministic' : 'named',
      splitChunks: {
        chunks: 'all',
        cacheGroups: {
          // One chunk, because every screen that needs one of these packages needs all of them.
          query: {
            test: /node_modules[\\/](@reduxjs[\\/]toolkit[\\/]dist[\\/]query|@standard-schema|reselect|yup|tiny-case|toposort|property-expr)[\\/]/,
            name: 'query',
            chunks: 'async',
            priority: 10,
          },
          // One chunk, because every list that loads page by page needs all of these. A list that is not named works too,
          // with these modules in its own chunk.
          infiniteLists: {
            test: /src[\\/](ui[\\/](table|filter)|shared[\\/](lists|table-tools)|domain[\\/](payments[\\/]money|missingValue)\.ts)/,
            name: 'infinite-lists',
            chunks: ({ name }) => INFINITE_LIST_CHUNKS.includes(name),
            minChunks: INFINITE_LIST_CHUNKS.length,
            priority: 10,
          },
          react: { test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, name: 'react', priority: 10 },
        },
      },
    },
    // webpack-cli names this file to the cache, and webpack follows its requires and those of loaders.
    cache: {
      type: 'filesystem',
      cacheDirectory: resolvePath('.cache/webpack'),
    },
    performance: false,
    stats: 'errors-warnings',
    devServer: {
      // Empty is not set.
      port: Number(process.env.PORT?.trim() || 8080),
      host: process.env.HOST?.trim() || '127.0.0.1',
      hot: true,
      historyApiFallback: true,
      static: false,
      client: { logging: 'warn', overlay: { errors: true, warnings: false } },
      proxy: [
        {
          context: ['/platform', '/index.json'],
          target: process.env.PLATFORM_URL ?? 'http://127.0.0.1:8090',
          changeOrigin: true,
          // The platform must know the client: faults are set from its own machine only.
          xfwd: true,
        },
      ],
    },
  };
};

/** The URLs of a chunk's files, including those of the chunks that it is loaded with. */
function filesOf(name, group) {
  if (!group)
    throw new Error(
      `There is no chunk ${name}: a route's webpackChunkName is its name in kebab-case (src/app/routing/routes.ts).`,
    );
  return group
    .getFiles()
    .filter((file) => /\.(js|css)$/.test(file) && !file.includes('hot-update'))
    .map((file) => `/${file}`);
}

/** Copies files of public/ unchanged. Their names have no hash, so hosts must not cache them for long. */
class StaticFiles {
  constructor(names) {
    this.names = names;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('StaticFiles', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'StaticFiles', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          for (const name of this.names) {
            const file = resolvePath('public', name);
            compilation.fileDependencies.add(file);
            compilation.emitAsset(name, new webpack.sources.RawSource(fs.readFileSync(file)));
          }
        },
      );
    });
  }
}
