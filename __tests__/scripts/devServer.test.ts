import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

it('webpack-dev-server has a port when PORT is empty, as the platform', () => {
  const program = `
    const buildConfig = require(${JSON.stringify(resolve('webpack.config.js'))});
    JSON.stringify(['', ' ', '9000'].map((port) => {
      process.env.PORT = port;
      return buildConfig({}, { mode: 'development' }).devServer.port;
    }))`;
  // Jest would transform webpack's modules.
  const { stdout } = spawnSync(process.execPath, ['-p', program], { encoding: 'utf8' });
  expect(JSON.parse(stdout)).toEqual([8080, 8080, 9000]);
});
