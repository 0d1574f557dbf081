const path = require('node:path');
const zlib = require('node:zlib');
const CompressionPlugin = require('compression-webpack-plugin');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const { SecurityPolicy } = require('../../scripts/securityPolicy.cjs');

const resolveHere = (...parts) => path.resolve(__dirname, ...parts);

/**
 * The baseline pages show what the portal's libraries cost by themselves: sign-in with `react` alone, and with RTK
 * Query, a router and two virtual `lists`. They have the portal's build settings (mode,
 * target, compression) and run with its security headers.
 */
module.exports = ['react', 'lists'].map((name) => ({
  mode: 'production',
  name,
  target: ['web', 'es2022'],
  entry: { baseline: resolveHere(name, 'main.tsx') },
  output: {
    path: resolveHere('../../.build/baselines', name),
    publicPath: '/',
    filename: 'assets/[name].[contenthash:8].js',
    chunkFilename: 'assets/[name].[contenthash:8].js',
    trustedTypes: 'portal',
    clean: true,
  },
  devtool: false,
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        exclude: /node_modules/,
        loader: 'ts-loader',
        options: { transpileOnly: true, compilerOptions: { noEmit: false, incremental: false } },
      },
    ],
  },
  plugins: [
    new HtmlWebpackPlugin({ template: resolveHere('index.html'), scriptLoading: 'defer' }),
    new CompressionPlugin({
      test: /\.(js|html)$/,
      filename: '[path][base].gz',
      algorithm: 'gzip',
      compressionOptions: { level: 9 },
    }),
    new CompressionPlugin({
      test: /\.(js|html)$/,
      filename: '[path][base].br',
      algorithm: 'brotliCompress',
      compressionOptions: { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } },
    }),
    new SecurityPolicy(),
  ],
  performance: false,
  stats: 'errors-warnings',
}));
