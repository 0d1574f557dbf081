import { resolve } from 'node:path';
import ts from 'typescript';

it('an import by an alias of the tests does not compile in the platform: Node would not find the module', () => {
  const { config } = ts.readConfigFile('server/tsconfig.json', ts.sys.readFile) as { config: unknown };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, 'server');
  const findModule = (name: string) =>
    ts.resolveModuleName(name, resolve('server/main.ts'), options, ts.sys).resolvedModule;
  expect(findModule('./regions')).toBeDefined();
  expect(findModule('@server/regions')).toBeUndefined();
});
