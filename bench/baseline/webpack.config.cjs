const path = require('node:path');
const zlib = require('node:zlib');
const CompressionPlugin = require('compression-webpack-plugin');
const HtmlWebpackPlugin = require('html-webpack-plugin');

const at = (...parts) => path.resolve(__dirname, ...parts);

/**
 * The baseline pages, each into .build/baselines/ by its name: what the portal's libraries need by themselves, made as the
 * portal is (production, target, compression) and fit for the headers that it is served with.
 */
module.exports = ['react', 'stack', 'lists'].map((name) => ({
  mode: 'production',
  name,
  target: ['web', 'es2022'],
  entry: { baseline: at(name, 'main.tsx') },
  output: {
    path: at('../../.build/baselines', name),
    publicPath: '/',
    filename: 'assets/[name].[contenthash:12].js',
    chunkFilename: 'assets/[name].[contenthash:12].js',
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
    new HtmlWebpackPlugin({ template: at('index.html'), scriptLoading: 'defer' }),
    new CompressionPlugin({
      test: /\.js$/,
      filename: '[path][base].gz',
      algorithm: 'gzip',
      compressionOptions: { level: 9 },
    }),
    new CompressionPlugin({
      test: /\.js$/,
      filename: '[path][base].br',
      algorithm: 'brotliCompress',
      compressionOptions: { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } },
    }),
  ],
  performance: false,
  stats: 'errors-warnings',
}));
