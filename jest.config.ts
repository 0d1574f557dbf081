/** @jest-config-loader-options {"transpileOnly": true} */
import { availableParallelism } from 'node:os';
import type { Config } from 'jest';
import { REPLACED_MODULES } from './scripts/antd/replacedModules.cjs';

// Some tests expect times of the screen, which are local. The workers take it over.
process.env.TZ = 'UTC';

const transform = {
  '^.+\\.tsx?$': ['ts-jest', { tsconfig: '<rootDir>/__tests__/tsconfig.json', diagnostics: false }],
} satisfies Config['transform'];

/** The modules that the build replaces. Jest loads their CommonJS files. */
const antdStyles = `/node_modules/(antd/lib/(${REPLACED_MODULES.join('|')})|@ant-design/icons/lib/components/AntdIconLight)\\.js$`;

/** The same aliases as `paths` in tsconfig.json. */
const aliases = {
  '^@/(.*)$': '<rootDir>/src/$1',
  '^@server/(.*)$': '<rootDir>/server/$1',
  '^@tests/(.*)$': '<rootDir>/__tests__/$1',
} satisfies Config['moduleNameMapper'];

const shared = {
  rootDir: '.',
  transform,
  runtime: '<rootDir>/__tests__/support/CachingRuntime.cjs',
  moduleNameMapper: aliases,
  globalSetup: '<rootDir>/__tests__/support/globalSetup.ts',
  globalTeardown: '<rootDir>/__tests__/support/globalTeardown.ts',
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/secondTry.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/__tests__/support/', '/__tests__/browser/'],
  clearMocks: true,
  restoreMocks: true,
  // A project's own option: Jest ignores that of the whole configuration.
  cacheDirectory: '.cache/jest',
} satisfies Config;

/** Tests of functions that need no page. They load neither jsdom nor Testing Library, which is most of such a file's time. */
const DOMAIN = '<rootDir>/__tests__/src/(domain|lib)/';

/** `platform` runs the tests of server and scripts, `domain` those of src/domain and src/lib, both in Node; `portal` the others, in jsdom. */
const config: Config = {
  testTimeout: 30_000,
  // One more than cores, because a worker waits for timers a tenth of the time. Jest's default leaves a core idle.
  maxWorkers: availableParallelism() + 1,
  // The end of a worker with 2 GB of memory takes longer than Jest's half a second, after which it speaks of a leak.
  workerGracefulExitTimeout: 10_000,
  projects: [
    {
      ...shared,
      displayName: 'platform',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/__tests__/server/**/*.test.ts', '<rootDir>/__tests__/scripts/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'domain',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/__tests__/src/{domain,lib}/**/*.test.{ts,tsx}'],
    },
    {
      ...shared,
      displayName: 'portal',
      transform: { ...transform, [antdStyles]: '<rootDir>/__tests__/support/antdTransform.cjs' },
      // Jest transforms no other file of a package.
      transformIgnorePatterns: ['/node_modules/(?!antd/lib/|@ant-design/icons/lib/components/)'],
      testEnvironment: '<rootDir>/__tests__/support/BrowserEnvironment.ts',
      testMatch: ['<rootDir>/__tests__/src/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: [...shared.testPathIgnorePatterns, DOMAIN],
      setupFilesAfterEnv: [...shared.setupFilesAfterEnv, '<rootDir>/__tests__/support/setup.ts'],
      moduleNameMapper: {
        // Before the aliases: a file may be imported by one.
        '\\.css$': '<rootDir>/__tests__/support/noStyles.ts',
        '\\.svg$': '<rootDir>/__tests__/support/imageUrl.ts',
        ...aliases,
        '^antd/es/(.*)$': 'antd/lib/$1',
        '^@rc-component/([^/]+)/es/(.*)$': '@rc-component/$1/lib/$2',
      },
    },
  ],
};

export default config;
