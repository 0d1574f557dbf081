const path = require('node:path');
const CompressionPlugin = require('compression-webpack-plugin');
const HtmlWebpackPlugin = require('html-webpack-plugin');

const resolveHere = (...parts) => path.resolve(__dirname, ...parts);

/**
 * The same small portal put together with react-admin, with Refine, and with antd's own Table. The build settings are
 * those of the baseline pages, but without the security policy, because these libraries insert style elements.
 */
module.exports = ['react-admin', 'refine', 'antd'].map((name) => ({
  mode: 'production',
  name,
  target: ['web', 'es2022'],
  entry: { peer: resolveHere(name, 'main.tsx') },
  output: {
    path: resolveHere('../../.build/peers', name),
    publicPath: '/',
    filename: 'assets/[name].[contenthash:8].js',
    chunkFilename: 'assets/[name].[contenthash:8].js',
    clean: true,
  },
  devtool: false,
  resolve: {
    extensions: ['.tsx', '.ts', '.js'],
    // `antd` has the portal's packages, of the same versions; the others have those of this folder.
    modules: name === 'antd' ? [resolveHere('../../node_modules')] : ['node_modules'],
  },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        exclude: /node_modules/,
        loader: 'ts-loader',
        options: {
          transpileOnly: true,
          configFile: resolveHere('tsconfig.json'),
          compilerOptions: { noEmit: false },
        },
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
  ],
  performance: false,
  stats: 'errors-warnings',
}));
