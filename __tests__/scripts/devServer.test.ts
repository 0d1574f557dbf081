import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

it('webpack-dev-server has a port and a host when PORT and HOST are empty, as the platform', () => {
  const program = `
    const buildConfig = require(${JSON.stringify(resolve('webpack.config.js'))});
    JSON.stringify([['', ''], [' ', ' '], ['9000', '192.168.1.5']].map(([PORT, HOST]) => {
      Object.assign(process.env, { PORT, HOST });
      const { host, port } = buildConfig({}, { mode: 'development' }).devServer;
      return [port, host];
    }))`;
  // Jest would transform webpack's modules.
  const { stdout } = spawnSync(process.execPath, ['-p', program], { encoding: 'utf8' });
  expect(JSON.parse(stdout)).toEqual([
    [8080, '127.0.0.1'],
    [8080, '127.0.0.1'],
    [9000, '192.168.1.5'],
  ]);
});
